import { mkdirSync, readdirSync, realpathSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";

/** What is in node_modules but is no package: caches that builds and development servers leave there. */
const CACHE = /^\.(?!bin$|package-lock\.json$)/;

/**
 * Gives a copy of the project a folder of packages of its own, with links to each package. A link to the whole folder
 * would bring along the caches of the project, and neither a build nor a start would be cold.
 */
export function dropCaches(folder: string): void {
  const link = join(folder, "node_modules");
  const packages = realpathSync(link);
  unlinkSync(link);
  mkdirSync(link);
  for (const name of readdirSync(packages).filter((entry) => !CACHE.test(entry))) {
    symlinkSync(join(packages, name), join(link, name));
  }
}
