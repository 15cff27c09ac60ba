import { posix } from "node:path";
import { expect, it } from "vitest";
import { isTest, sourceFiles } from "./sourceFiles.ts";

const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
const NAMED = /\b(?:import|export)\s+(?:type\s+)?([^;"'()]*?)\s*from\s+"(\.[^"]+)"/g;
const WHOLE = /\bimport\(\s*"(\.[^"]+)"\s*\)/g;

/** What a file offers, as "file: name". Defaults are for tools, which find them by themselves. */
function exportsOf(file: string, text: string): string[] {
  // Programs that a test holds as text export for themselves.
  if (isTest(file)) return [];
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
  const files = sourceFiles();
  const imported = new Set(files.flatMap(({ path, text }) => importsOf(path, text)));
  const unused = files
    .flatMap(({ path, text }) => exportsOf(path, text))
    .filter((one) => !imported.has(one) && !imported.has(one.replace(/\w+$/, "*")));
  expect(
    unused,
    'nobody imports these: drop "export", or the whole thing if its own file does not use it either',
  ).toEqual([]);
});
