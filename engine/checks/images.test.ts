import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatProblem } from "../../src/lib/problem.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { checkImages, formatImages, IMAGE_BYTES, imagesIn } from "./images.ts";

const temporaryFolder = temporaryFolders();

/** A finished site with these files, of which the build has drawn those named. */
function published(files: Readonly<Record<string, number>>, drawn: readonly string[] = []) {
  const dist = temporaryFolder("images");
  for (const [fileName, bytes] of Object.entries(files)) {
    const path = join(dist, fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, new Uint8Array(bytes));
  }
  return imagesIn(
    dist,
    drawn.map((fileName) => ({ fileName, content: "" })),
  );
}

const told = (...site: Parameters<typeof published>) =>
  checkImages(published(...site)).map(formatProblem);

describe("checkImages", () => {
  it("accepts an image at the limit, and any other file over it", () => {
    expect(told({ "a.png": IMAGE_BYTES, "a.html": IMAGE_BYTES + 1 })).toEqual([]);
  });

  it.each(["png", "jpg", "jpeg", "webp", "avif", "gif", "ico", "svg", "JPG"])(
    "refuses a %s that public/ or an import has brought, wherever it is",
    (ending) => {
      const [root, deep, ...more] = told({
        [`a.${ending}`]: IMAGE_BYTES + 1,
        [`assets/deep/b.${ending}`]: IMAGE_BYTES + 2,
      });
      expect(root).toContain(
        `dist/a.${ending}: the image has 20001 bytes, over the limit of 20000`,
      );
      expect(root).toContain(
        "It comes from public/ or from an import in src/: make it smaller there",
      );
      expect(deep).toContain(`dist/assets/deep/b.${ending}: the image has 20002 bytes`);
      expect(more).toEqual([]);
    },
  );

  it("says where to mend what the build draws", () => {
    const files = { "cards/a.png": IMAGE_BYTES + 1, "icon.png": IMAGE_BYTES + 1 };
    const [card, icon] = told(files, ["cards/a.png", "icon.png"]);
    expect(card).toContain("dist/cards/a.png: the image has 20001 bytes");
    expect(card).toContain("Shorten the page's title or description");
    expect(icon).toContain("Draw it more simply in engine/icons.");
  });
});

describe("formatImages", () => {
  const drawn = { "cards/a.png": 30, "cards/b.png": 12, "icon.svg": 5 };

  it("says how many there are, how large the largest is, and all together", () => {
    const lines = formatImages(published(drawn, Object.keys(drawn)));
    expect(lines).toMatch(/^ +42 {2}2 social cards, the largest 30$/m);
    expect(lines).toMatch(/^ +5 {2}1 icons, the largest 5$/m);
    expect(lines).not.toContain("other images");
  });

  it("counts apart what the build has not drawn", () => {
    const lines = formatImages(published({ ...drawn, "photo.webp": 7 }, Object.keys(drawn)));
    expect(lines).toMatch(/^ +5 {2}1 icons, the largest 5$/m);
    expect(lines).toMatch(/^ +7 {2}1 other images, the largest 7$/m);
  });
});
