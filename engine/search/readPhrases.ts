import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import type { Phrases } from "../../src/pages/page.ts";
import { parseYamlFile } from "../yamlFile.ts";

export const PHRASES_FILE = "content/search/phrases.yaml";

/** A site without the file is found by its own words alone. */
export function readPhrases(root: string): Phrases {
  const file = join(root, PHRASES_FILE);
  return existsSync(file) ? parsePhrases(readFileSync(file, "utf8")) : new Map();
}

export function parsePhrases(text: string): Phrases {
  const { value, lineOf } = parseYamlFile(text, PHRASES_FILE);
  const entries = Object.entries(isRecord(value) ? value : {});
  const problems = entries
    .filter(([address, phrases]) => !address.startsWith("/") || typeof phrases !== "string")
    .map(
      ([address]): Problem => ({
        file: PHRASES_FILE,
        line: lineOf(`/${address.replaceAll("/", "~1")}`),
        message: `"${address}" is not an address with phrases.`,
        fix: 'Write "/docs/overview#limits: size of a request, too large".',
      }),
    );
  if (problems.length > 0) throw new ProblemsError(problems);
  return new Map(entries.map(([address, phrases]) => [address, String(phrases).split(", ")]));
}
