import type { Page } from "@playwright/test";
import { VARIANT } from "../setup/servers.ts";
import { expect, open, test } from "../test.ts";

/** The colour that a browser would give its own bars: that of the first tag whose media match. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const colour = [...tags].find(({ media }) => matchMedia(media).matches)?.content ?? "none";
    const box = document.createElement("canvas").getContext("2d");
    if (box === null) throw new Error("No canvas.");
    box.fillStyle = colour;
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(String(box.fillStyle).slice(at, at + 2), 16),
    );
    return `rgb(${red}, ${green}, ${blue})`;
  });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("the browser's bars have the page's colour in every mode, on light and dark systems", async ({
  page,
}) => {
  await open(page, "/docs/overview");
  const seen = new Set<string>();
  for (const mode of ["light", "dark", "system"]) {
    await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(async () =>
        expect(await barColour(page), `${mode} on a ${colorScheme} system`).toBe(
          await background(page),
        ),
      ).toPass({ timeout: 10_000 });
      seen.add(await background(page));
    }
    await page.getByRole("button", { name: /^Colour mode/ }).click();
  }
  expect(seen.size).toBe(2);
});

test("a stored dark mode colours the bars before the shell runs", async ({
  page,
  consoleWatch,
}) => {
  // The loader is refused on purpose; whether the browser says so before the test ends is up to it.
  consoleWatch.ignore(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.emulateMedia({ colorScheme: "light" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  expect(await barColour(page)).toBe(await background(page));
  expect(await background(page)).not.toBe("rgb(255, 255, 255)");
});

for (const [name, site] of [
  ["the site", "/"],
  ["the variant below a base path", VARIANT.origin + VARIANT.base],
] as const) {
  test(`${name}: icons, manifest and card are served as what they are`, async ({ page }) => {
    await page.goto(`${site}docs/overview`);
    const href = async (rel: string) =>
      (await page.locator(`link[rel="${rel}"]`).first().getAttribute("href")) ?? "";
    const typeOf = async (address: string) => {
      const answer = await page.request.get(new URL(address, page.url()).href);
      expect(answer.status(), address).toBe(200);
      return answer.headers()["content-type"];
    };
    expect(await typeOf(await href("icon"))).toBe("image/x-icon");
    expect(await typeOf(await href("apple-touch-icon"))).toBe("image/png");
    const manifestAddress = await href("manifest");
    expect(await typeOf(manifestAddress)).toBe("application/manifest+json; charset=utf-8");

    const manifest = await (
      await page.request.get(new URL(manifestAddress, page.url()).href)
    ).json();
    expect(manifest.start_url).toBe(new URL(site, page.url()).pathname);
    for (const { src, type } of manifest.icons) expect(await typeOf(src)).toBe(type);

    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const { pathname } = new URL(image ?? "");
    expect(pathname).toBe(`${manifest.start_url}cards/docs/overview.png`);
    expect(await typeOf(pathname)).toBe("image/png");
  });
}

test("the page that is not found has no card, no data and no canonical address", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto("/nope");
  await expect(page.locator('meta[property^="og:"], link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
