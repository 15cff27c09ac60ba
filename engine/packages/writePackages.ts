import { execFile } from "node:child_process";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LoadedSite } from "../loadSite.ts";
import { writeFiles } from "../writeDist.ts";
import { packageFiles, packageNames } from "./packageFiles.ts";

/** Packs the packages for readers into the finished site, which offers them under a name without version. */
export async function writePackages(root: string, site: LoadedSite, built: string): Promise<void> {
  for (const name of packageNames) {
    const folder = join(built, ".package");
    const source = join(root, "packages", name);
    const { scripts: _, ...description } = JSON.parse(
      await readFile(join(source, "package.json"), "utf8"),
    );
    const files = await packageFiles(name, root, site, built);
    await writeFiles(folder, [
      {
        fileName: "package.json",
        content: JSON.stringify({ ...description, version: site.reference.version }, null, 2),
      },
      { fileName: "README.md", content: await readFile(join(source, "README.md")) },
      ...files.map((file) => ({ ...file, fileName: `dist/${file.fileName}` })),
    ]);
    await rename(await pack(folder), join(built, `${description.name}.tgz`));
    await rm(folder, { recursive: true });
  }
}

/** Runs `npm pack`, which gives the same bytes for the same files, and returns where the tarball is. */
async function pack(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["pack", "--ignore-scripts", "--json"], {
    cwd: folder,
  });
  const [{ filename }] = JSON.parse(stdout);
  return join(folder, filename);
}
