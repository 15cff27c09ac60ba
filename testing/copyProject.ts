import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/** What a build needs, but for the packages. */
export const BUILD_SOURCES = [
  "engine",
  "mock",
  "server",
  "content",
  "openapi",
  "packages",
  "public",
  "src",
  "LICENSE",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** What the development server needs beside it. */
const DEV_SOURCES = ["vite.dev.config.ts"];

/** Packages are shared, but for those with a lockfile of their own, which a build does not need. */
function isSource(path: string): boolean {
  return basename(path) !== "node_modules";
}

/** A copy of this project's sources that a test may change and build. Shares the installed packages. */
export class ProjectCopy {
  readonly folder: string;

  constructor(folder: string, { without = [] }: { without?: readonly string[] } = {}) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const project = join(import.meta.dirname, "..");
    // public/ is there only while something is published as it is.
    const sources = [...BUILD_SOURCES, ...DEV_SOURCES].filter((name) => !without.includes(name));
    for (const source of sources.filter((name) => existsSync(join(project, name))))
      cpSync(join(project, source), join(folder, source), { recursive: true, filter: isSource });
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  }

  /** Adds the files of a folder, in place of those that have their paths. */
  add(folder: string): void {
    cpSync(folder, this.folder, { recursive: true });
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Replaces a text that has to be there, so that a test cannot silently change nothing. */
  replace(file: string, from: string, to: string): void {
    const text = readFileSync(join(this.folder, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
    this.write(file, text.replace(from, to));
  }

  append(file: string, text: string): void {
    this.write(file, readFileSync(join(this.folder, file), "utf8") + text);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file));
  }
}
