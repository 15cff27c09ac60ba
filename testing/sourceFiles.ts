import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** What is below it takes the place of the project's files in a copy: there it imports and is imported. */
const TEST_SITE = "testing/site/";
/** Other projects, which the benchmark measures: their own tools read them. */
const PEERS = "bench/peers/";
const FOLDERS = ["src", "engine", "server", "mock", "testing", "e2e", "bench", "packages"];

export type SourceFile = { path: string; text: string; imports: string[] };

/** Every program of the project, with what it imports: paths from the project's folder, or "package:name". */
export function sourceFiles(): SourceFile[] {
  return filesBelow(ROOT).filter(
    ({ path }) => !path.startsWith(TEST_SITE) && !path.startsWith(PEERS),
  );
}

/** The programs of the test site, as if they were in their places. */
export function testSiteFiles(): SourceFile[] {
  return filesBelow(join(ROOT, TEST_SITE));
}

function filesBelow(root: string): SourceFile[] {
  return (
    FOLDERS.filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .concat(readdirSync(root))
      // Folders with a lockfile of their own have packages of their own.
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes("/node_modules/"))
      .map((path) => {
        const text = readFileSync(join(root, path), "utf8");
        return { path, text, imports: importsIn(path, text) };
      })
  );
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
