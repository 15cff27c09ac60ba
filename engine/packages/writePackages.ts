import { execFile } from "node:child_process";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LoadedSite } from "../loadSite.ts";
import { writeFiles } from "../writeDist.ts";
import { packageFiles, packageNames } from "./packageFiles.ts";

/** Packs the packages for readers into the finished site, which offers them under a name without version. */
export async function writePackages(root: string, site: LoadedSite, built: string): Promise<void> {
  const folder = join(built, ".packages");
  for (const name of packageNames) {
    const source = join(root, "packages", name);
    const { scripts: _, ...description } = JSON.parse(
      await readFile(join(source, "package.json"), "utf8"),
    );
    const files = await packageFiles(name, root, site, built);
    await writeFiles(join(folder, name), [
      {
        fileName: "package.json",
        content: JSON.stringify({ ...description, version: site.reference.version }, null, 2),
      },
      { fileName: "README.md", content: await readFile(join(source, "README.md")) },
      ...files.map((file) => ({ ...file, fileName: `dist/${file.fileName}` })),
    ]);
  }
  for (const { name, filename } of await pack(folder)) {
    await rename(join(folder, filename), join(built, `${name}.tgz`));
  }
  await rm(folder, { recursive: true });
}

/** Runs `npm pack`, which gives the same bytes for the same files; once for all, because it takes half a second to start. */
async function pack(folder: string): Promise<{ name: string; filename: string }[]> {
  const folders = packageNames.map((name) => `./${name}`);
  const { stdout } = await promisify(execFile)(
    "npm",
    ["pack", "--ignore-scripts", "--json", ...folders],
    { cwd: folder },
  );
  return JSON.parse(stdout);
}
