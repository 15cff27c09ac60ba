import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { site as settings } from "../../src/site.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { writeFiles } from "../writeDist.ts";
import { workerFile } from "./workerFile.ts";

const newFolder = temporaryFolders();

async function workerOf(keepOffline: boolean, files: Record<string, string>): Promise<string> {
  const folder = newFolder("worker");
  await writeFiles(
    folder,
    Object.entries(files).map(([fileName, content]) => ({ fileName, content })),
  );
  const site = { settings: { ...settings, keepOffline } };
  return String((await workerFile(site, "work()", folder)).content);
}
const editionIn = (content: string) => JSON.parse(content.slice("self.edition=".length, -8));

it("lists what readers need, at the addresses where servers have it", async () => {
  const content = await workerOf(true, {
    "index.html": "home",
    "404.html": "none",
    "docs/overview.html": "page",
    "docs/overview.json": "data",
    "assets/loader-1.js": "script",
    "sitemap.xml": "",
    "llms-full.txt": "",
    "robots.txt": "",
    _headers: "",
    "cards/index.png": "",
    "docs/overview.html.br": "",
    "sw.js": "older",
  });
  expect(content.endsWith(";\nwork()")).toBe(true);
  const { files, bytes, release } = editionIn(content);
  expect(files.map(([address]: [string]) => address)).toEqual([
    "404.html",
    "assets/loader-1.js",
    "docs/overview",
    "docs/overview.json",
    "",
  ]);
  expect(files.at(-1)[1]).toBe(createHash("sha256").update("home").digest("hex"));
  expect(bytes).toBe(22);
  expect(release).toBe(settings.apiRelease);
});

it("has another id for other files, and the same for the same", async () => {
  const id = async (text: string) => editionIn(await workerOf(true, { "index.html": text })).id;
  expect(await id("a")).toBe(await id("a"));
  expect(await id("a")).not.toBe(await id("b"));
});

it("withdraws what readers keep if the settings say so", async () => {
  expect(await workerOf(false, { "index.html": "home" })).toBe("self.edition=null;\nwork()");
});
