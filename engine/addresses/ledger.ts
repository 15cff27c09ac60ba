import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";

/** Every address that was ever published: people have linked to it. */
export const LEDGER_FILE = "content/addresses.txt";

/**
 * A page, or a place on a page. With an alias, the place has gone and its address leads there instead: to an id on the
 * same page, or to another page.
 */
export type Address = { line: number; path: string; id: string | null; alias: string | null };

const LINE = /^(?<path>\/[^\s#]*)(?:#(?<id>[^\s=]+))?(?: = (?<alias>[^\s#]+|\/[^\s#]+#[^\s#]+))?$/;

export function readLedger(root: string): Address[] {
  return parseLedger(readFileSync(join(root, LEDGER_FILE), "utf8"));
}

/** One address on each line; lines that start with `# ` and empty lines are for people. */
export function parseLedger(text: string): Address[] {
  const problems: Problem[] = [];
  const addresses = text.split("\n").flatMap((content, index): Address[] => {
    if (content.trim() === "" || content.startsWith("# ")) return [];
    const { path, id = null, alias = null } = LINE.exec(content)?.groups ?? {};
    if (path !== undefined && (alias === null || id !== null)) {
      return [{ line: index + 1, path, id, alias }];
    }
    problems.push({
      file: LEDGER_FILE,
      line: index + 1,
      message: `"${content}" is not an address.`,
      fix: "Write /path, /path#id, /path#old-id = new-id, or /path#old-id = /other#id.",
    });
    return [];
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return addresses;
}
