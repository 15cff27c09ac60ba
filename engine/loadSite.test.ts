import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { loadContract } from "./contract/loadContract.ts";
import { type LoadedSite, loadSite, siteReader } from "./loadSite.ts";

const temporaryFolder = temporaryFolders();

/** What is said about the content and the contract after a few edits of a copy. */
async function complaintAfter(edit: (root: string) => void): Promise<string> {
  const root = temporaryFolder("site");
  for (const folder of ["content", "openapi", "src/styles"]) {
    cpSync(folder, join(root, folder), {
      recursive: true,
      filter: (source) => !source.includes("recordings"),
    });
  }
  edit(root);
  return loadSite(root, {}).then(
    () => "",
    (error: Error) => error.message,
  );
}

function guide(description: string): string {
  return `---\ntitle: Stray\ndescription: ${description}\n---\n\nText.\n`;
}

test("nothing is said about the site as it is", async () => {
  expect(await complaintAfter(() => undefined)).toBe("");
});

test("names file, line and fix of what is wrong with the frontmatter", async () => {
  const complaint = await complaintAfter((root) => {
    writeFileSync(join(root, "content/docs/stray.mdx"), guide("Too short"));
    writeFileSync(join(root, "content/docs/broken.mdx"), guide('"Half a quote'));
    writeFileSync(join(root, "content/docs/picture.png"), "");
  });
  expect(complaint).toContain(
    "content/docs/stray.mdx:3: the description has 9 characters. Write 50 to 160",
  );
  expect(complaint).toContain("content/docs/broken.mdx:3: This is not valid YAML:");
  expect(complaint).toContain(
    "content/docs/picture.png: only guides, files ending in .mdx, belong in content/docs. Put images",
  );
});

test("names what is wrong with the outline", async () => {
  const complaint = await complaintAfter((root) => {
    const description = "Long enough a description for a page that is in no outline at all.";
    writeFileSync(join(root, "content/docs/stray.mdx"), guide(description));
    rmSync(join(root, "content/docs/licences.mdx"));
    const operation = join(root, "openapi/paths/ping.yaml");
    const text = readFileSync(operation, "utf8");
    writeFileSync(operation, text.replace("operationId: ping", "operationId: pong"));
  });
  expect(complaint.split("\n")).toEqual([
    expect.stringMatching(/^content\/docs\/stray.mdx: this file is not in the outline/),
    expect.stringContaining(
      'docsOutline names "licences", but content/docs/licences.mdx does not exist.',
    ),
    expect.stringContaining(
      'src/pages/outline.ts: the contract has an operation "pong" that operationSlugs does not name.',
    ),
    expect.stringContaining('operationSlugs names "ping", which is no operation of the contract.'),
  ]);
});

test("reads the site once, and again after a change; contract and releases only after one of their own", async () => {
  const root = process.cwd();
  const load = vi.fn(loadContract);
  const reader = siteReader(root);
  const told: LoadedSite[] = [];
  reader.onRead((site) => told.push(site));
  const first = await reader.read(load);
  expect(await reader.read(load)).toBe(first);
  reader.forget(join(root, "content/docs/licences.mdx"));
  const second = await reader.read(load);
  expect(second).not.toBe(first);
  expect(second.reference).toBe(first.reference);
  expect(second.releases).toBe(first.releases);
  expect(load).toHaveBeenCalledTimes(1);
  reader.forget(join(root, "openapi/paths/ping.yaml"));
  const third = await reader.read(load);
  expect(third.releases).not.toBe(first.releases);
  expect(load).toHaveBeenCalledTimes(2);
  expect(told).toEqual([first, second, third]);
});
