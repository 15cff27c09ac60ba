import { PAGE_OF_EACH_KIND } from "../../pages.ts";
import type { Reader } from "../reader.ts";
import { check, expect, test } from "../test.ts";

/** One heading, words, and no need to scroll sideways. */
async function canBeRead(reader: Reader, path: string): Promise<void> {
  await reader.goto(path);
  await reader.find("title").appears();
  const page = await reader.run(() => ({
    titles: document.querySelectorAll("h1").length,
    hasWords: (document.querySelector("article")?.innerText.length ?? 0) > 200,
    sideways: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(page).toEqual({ titles: 1, hasWords: true, sideways: expect.any(Number) });
  expect(page.sideways).toBeLessThanOrEqual(0);
}

test("A page of each kind", async ({ reader }) => {
  for (const [kind, path] of Object.entries(PAGE_OF_EACH_KIND))
    await check(`${kind}: complete, without scrolling sideways`, () => canBeRead(reader, path));
});

test("A page of each kind at 320 px", async ({ reader }) => {
  await reader.resize(320, 640);
  for (const [kind, path] of Object.entries(PAGE_OF_EACH_KIND))
    await check(`${kind}: complete, without scrolling sideways`, () => canBeRead(reader, path));
});

test("Parts of a guide", { tag: "@folds" }, async ({ reader }) => {
  await reader.open("/docs/postcode/lookup");
  const fold = reader.find("fold", "A part that opens on demand", { exact: false });
  await check("notes and warnings are named", async () => {
    for (const name of ["Note", "A tip with a title", "Warning", "Danger"])
      await reader.find("complementary", name).appears();
  });
  await check("code has colours", () =>
    reader
      .find("pre")
      .until(
        (block) =>
          new Set([...block.querySelectorAll("span")].map((span) => getComputedStyle(span).color))
            .size > 1,
        true,
      ),
  );
  await check("marked lines stand out", () =>
    reader
      .find("mark")
      .until((mark) => getComputedStyle(mark).backgroundColor !== "rgba(0, 0, 0, 0)", true),
  );
  await check("a folded part opens on a click", async () => {
    await fold.find("handle").click();
    await reader.find("paragraph", "It has a paragraph.").appears();
  });
  await check("and closes on another", async () => {
    await fold.find("handle").click();
    await reader.find("paragraph", "It has a paragraph.").disappears();
  });
  await check("an address opens the fold that it names", async () => {
    await reader.goto("/docs/api/lookup-postcode#response-200-codes-lsoa21");
    await reader.find("#response-200-codes-lsoa21").isInView();
  });
  await check("so does a link from another page", async () => {
    await reader.goto("/docs/postcode/lookup");
    await reader.find("article").find("link", "Postcode not found").click();
    await reader.find("#error-postcode-not-found").isOpen();
    await reader.find("#error-postcode-not-found").isInView();
  });
});
