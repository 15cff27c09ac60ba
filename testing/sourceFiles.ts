import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["src", "engine", "server", "mock", "testing", "e2e"];

export type SourceFile = { path: string; text: string; imports: string[] };

/** Every program of the project, with what it imports: paths from the project's folder, or "package:name". */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
    .concat(readdirSync(ROOT))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return { path, text, imports: importsIn(path, text) };
    });
}

export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

const IMPORT = /^(?:import|export)\b[^"';()=]*?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

export function importsIn(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, atOnce = "", atRunTime = ""]) => {
    const specifier = (atOnce || atRunTime).replace(/\?.*$/, "");
    return specifier.startsWith(".")
      ? posix.join(posix.dirname(path), specifier)
      : `package:${specifier}`;
  });
}
