import { rm } from "node:fs/promises";
import { join } from "node:path";
import { byKey, findNamed } from "../../src/lib/findNamed.ts";
import { loadSite } from "../loadSite.ts";
import { projectPaths } from "../projectPaths.ts";
import { writeFiles } from "../writeDist.ts";
import { packageFiles, packageNames } from "./packageFiles.ts";

/** `npm pack` in the folder of a package runs this first: writes what the package holds to its dist. */
const root = join(import.meta.dirname, "../..");
const names = packageNames.map((name) => ({ name }));
const { name } = findNamed("package", process.argv[2] ?? "", byKey("name", names));
const folder = join(root, "packages", name, "dist");
await rm(folder, { recursive: true, force: true });
await writeFiles(
  folder,
  await packageFiles(name, root, await loadSite(root), projectPaths(root).dist),
);
