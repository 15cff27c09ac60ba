import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realSite } from "../../testing/realSite.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { bundleProgram } from "./bundleProgram.ts";
import { packageNames } from "./packageFiles.ts";

const temporaryFolder = temporaryFolders();

test("packages have the version of the contract, and no lockfile says where to download", async () => {
  const { reference } = await realSite("/");
  for (const name of packageNames) {
    const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
    expect(version, name).toBe(reference.version);
    const lockfile = `packages/${name}/package-lock.json`;
    if (existsSync(lockfile)) expect(readFileSync(lockfile, "utf8")).not.toContain('"resolved"');
  }
});

test("a program may import Node and its dependencies, and nothing else", async () => {
  const folder = temporaryFolder("bundle");
  const program = 'import "node:fs"; import "@one/two/three"; console.log(import.meta.url);';
  writeFileSync(join(folder, "main.ts"), program);
  const code = await bundleProgram(folder, "main.ts", ["@one/two"]);
  expect(code).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(code).toContain('"@one/two/three"');
  await expect(bundleProgram(process.cwd(), "engine/yamlFile.ts", [])).rejects.toThrow(
    "engine/yamlFile.ts imports js-yaml, which its package.json does not list.",
  );
});
