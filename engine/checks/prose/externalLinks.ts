import type { Problem } from "../../../src/lib/problem.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";
import { linesOf } from "./linesOf.ts";

/**
 * Every address elsewhere that a page links to, one a line, sorted: what to look at when links are tested by hand. A line
 * that ends in `*` means all addresses that begin so.
 */
export const EXTERNAL_LINKS = "content/external-links.txt";

type Options = { listFile: string; ownOrigins: readonly string[]; locate: Locate };

export function checkExternalLinks(
  pages: readonly PageFacts[],
  { listFile, ownOrigins, locate }: Options,
): Problem[] {
  const listed = linesOf(listFile);
  const problems: Problem[] = listed.flatMap((line, index) => {
    const at = { file: EXTERNAL_LINKS, line: index + 1 };
    const url = URL.canParse(line) ? new URL(line) : null;
    if (url === null || !/^(?:https|mailto):$/.test(url.protocol)) {
      return [{ ...at, message: `"${line}" is no https or mailto address.`, fix: "Correct it." }];
    }
    const before = listed[index - 1];
    if (before !== undefined && before >= line) {
      return [
        { ...at, message: `"${line}" is not in order, or is listed twice.`, fix: "Sort the file." },
      ];
    }
    return [];
  });
  const used = new Set<string>();
  for (const { page, externalLinks } of pages) {
    for (const href of externalLinks) {
      const line = listed.find((candidate) => isFor(candidate, href)) ?? href;
      if (ownOrigins.some((origin) => href.startsWith(origin)) || used.has(line)) continue;
      used.add(line);
      if (!listed.includes(line)) {
        problems.push({
          ...locate(page, href),
          message: `${page.path} links to ${href}, which is not listed.`,
          fix: `Check the address and add it to ${EXTERNAL_LINKS}.`,
        });
      }
    }
  }
  for (const [index, line] of listed.entries()) {
    if (!used.has(line)) {
      problems.push({
        file: EXTERNAL_LINKS,
        line: index + 1,
        message: `no page links to ${line}.`,
        fix: "Remove the line.",
      });
    }
  }
  return problems;
}

function isFor(line: string, href: string): boolean {
  return line.endsWith("*") ? href.startsWith(line.slice(0, -1)) : href === line;
}
