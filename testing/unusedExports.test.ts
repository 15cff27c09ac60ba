import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const files = ["src", "engine", "server", "mock", "testing", "e2e"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .concat(readdirSync(ROOT))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const NAMED = /\b(?:import|export)\s+(?:type\s+)?([^;"'()]*?)\s*from\s+"(\.[^"]+)"/g;
const WHOLE = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

/** What a file offers, as "file: name". Defaults are for tools, which find them by themselves. */
function exportsOf(file: string, text: string): string[] {
  // Programs that a test holds as text export for themselves.
  if (/\.(?:test|spec)\.tsx?$/.test(file)) return [];
  return [...text.matchAll(DECLARED)].map(([, name]) => `${file}: ${name}`);
}

/** What a file takes from others, in the same form; "file: *" if it may use all of it. */
function importsOf(file: string, text: string): string[] {
  const from = (specifier = "") => posix.join(posix.dirname(file), specifier);
  return [
    ...[...text.matchAll(WHOLE)].map(([, specifier]) => `${from(specifier)}: *`),
    ...[...text.matchAll(NAMED)].flatMap(([, names = "", specifier]) =>
      [...names.matchAll(/(?:\btype\s+)?(\w+|\*)(?:\s+as\s+\w+)?/g)].map(
        ([, name]) => `${from(specifier)}: ${name}`,
      ),
    ),
  ];
}

it("every export is imported by another file", () => {
  const texts = files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")] as const);
  const imported = new Set(texts.flatMap(([file, text]) => importsOf(file, text)));
  const unused = texts
    .flatMap(([file, text]) => exportsOf(file, text))
    .filter((one) => !imported.has(one) && !imported.has(one.replace(/\w+$/, "*")));
  expect(
    unused,
    'nobody imports these: drop "export", or the whole thing if its own file does not use it either',
  ).toEqual([]);
});
