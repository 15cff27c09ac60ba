import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoadedSite } from "../loadSite.ts";
import { writeFiles } from "../writeDist.ts";
import { packageFiles, packageNames } from "./packageFiles.ts";
import { tarball } from "./tarball.ts";

/** Packs the packages for readers into the finished site, which offers them under a name without version. */
export async function writePackages(root: string, site: LoadedSite, built: string): Promise<void> {
  for (const name of packageNames) {
    const source = join(root, "packages", name);
    const { scripts: _, ...description } = JSON.parse(
      await readFile(join(source, "package.json"), "utf8"),
    );
    const files = await packageFiles(name, root, site, built);
    const content = await tarball([
      {
        fileName: "package.json",
        content: JSON.stringify({ ...description, version: site.reference.version }, null, 2),
      },
      { fileName: "README.md", content: await readFile(join(source, "README.md")) },
      ...files.map((file) => ({ ...file, fileName: `dist/${file.fileName}` })),
    ]);
    await writeFiles(built, [{ fileName: `${description.name}.tgz`, content }]);
  }
}
