import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { cardCache } from "./cardCache.ts";
import { palettePng } from "./palettePng.ts";

const png = palettePng({ width: 1, height: 1, rgba: new Uint8Array([1, 2, 3, 255]) });

const temporaryFolder = temporaryFolders();

/** A cache in a new folder, and how often it had to draw. */
function startCache(folder = join(temporaryFolder("cards"), "new")) {
  let draws = 0;
  const ask = async (drawing: string, ...shared: string[]) => {
    const file = await cardCache(folder, shared)(drawing, () => {
      draws += 1;
      return png;
    });
    expect(file.equals(png)).toBe(true);
    return draws;
  };
  return { folder, ask };
}

test("the same sources are drawn once, others anew", async () => {
  const { ask, folder } = startCache();
  expect(await ask("a", "b")).toBe(1);
  expect(await ask("a", "b")).toBe(1);
  expect(await ask("ab")).toBe(2);
  expect(await ask("a", "c")).toBe(3);
  expect(readdirSync(folder)).toHaveLength(3);
});

test("a damaged file is made anew", async () => {
  const { ask, folder } = startCache();
  await ask("a");
  const [name = ""] = readdirSync(folder);
  writeFileSync(join(folder, name), png.subarray(0, 40));
  expect(await ask("a")).toBe(2);
  expect(await ask("a")).toBe(2);
});

test("a folder that cannot be written costs time and nothing else", async () => {
  const { ask } = startCache("/dev/null/cards");
  expect(await ask("a")).toBe(1);
  expect(await ask("a")).toBe(2);
});
