import { sitemapPaths } from "../pages.ts";
import { expect, test } from "../test.ts";

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 300_000 });

type Name = { from: string; name: string; page: string; id: string; isRequest: boolean };

/** By id, what a part of a page describes: a field in a list, or those that the words after a heading are about. */
type Places = Record<string, string[]>;

test("every name in every JSON example leads to the field of that name", async ({ page }) => {
  const names: Name[] = [];
  const places = new Map<string, Places>();
  for (const path of sitemapPaths()) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      names: [...document.querySelectorAll<HTMLAnchorElement>("article pre a")]
        // The quotes belong to a name; the link of an error message has none.
        .filter((link) => link.textContent?.startsWith('"'))
        .map((link) => ({
          name: JSON.parse(link.textContent ?? "") as string,
          page: link.pathname,
          id: link.hash.slice(1),
          isRequest: !link.closest("pre")?.ariaLabel?.startsWith("Response: "),
        })),
      places: Object.fromEntries(
        [...document.querySelectorAll("article [id]")].map((part) => [
          part.id,
          [
            ...part.querySelectorAll(":scope > summary > span > code, :scope > a > span > code"),
            ...(/^H\d$/.test(part.tagName)
              ? (part.nextElementSibling?.querySelectorAll("code") ?? [])
              : []),
          ].map((code) => code.textContent ?? ""),
        ]),
      ),
    }));
    names.push(...found.names.map((name) => ({ from: path, ...name })));
    places.set(path, found.places);
  }
  expect(names.length).toBeGreaterThan(3000);
  const wrong = names.filter(({ name, page: target, id, isRequest }) => {
    const described = places.get(target)?.[id] ?? [];
    // A name that the server does not know, in a request that it refuses, leads to the description of the body.
    const isBody = isRequest && /(?:^|-)body$/.test(id);
    return !described.includes(name) && !isBody;
  });
  expect(wrong).toEqual([]);
});
