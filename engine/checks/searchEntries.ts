import type { Problem } from "../../src/lib/problem.ts";
import type { Phrases } from "../../src/pages/page.ts";
import type { SearchEntry } from "../../src/search/entry.ts";
import type { PageFacts } from "../pageFacts.ts";
import { PHRASES_FILE } from "../search/readPhrases.ts";

const file = "src/search/entries";

/** Phrases for an address that no search leads to would be lost. */
export function checkPhrases(phrases: Phrases, entries: readonly SearchEntry[]): Problem[] {
  const addresses = new Set(entries.map(({ address }) => address));
  return [...phrases.keys()]
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: PHRASES_FILE,
      message: `no search leads to ${address}.`,
      fix: "Correct the address, or move its phrases to another.",
    }));
}

/** Every address that a search leads to is on a page, once, and a section is called what its heading says. */
export function checkSearchEntries(
  pages: readonly PageFacts[],
  entries: readonly SearchEntry[],
): Problem[] {
  const seen = new Set<string>();
  const published = new Set<string>(pages.flatMap(addressesOf));
  const headings = new Map<string, string>(
    pages.flatMap(({ page, data }) =>
      data.toc.map(({ id, text }) => [`${page.path}#${id}`, text] as const),
    ),
  );
  return entries.flatMap(({ kind, address, title }): Problem[] => {
    const problem = (message: string, fix: string) => [
      { file, message: `the search entry "${title}" (${kind}) ${message}`, fix },
    ];
    if (seen.has(address)) {
      return problem(`leads to ${address}, as another does.`, "Make one entry of the two.");
    }
    seen.add(address);
    if (!published.has(address)) {
      return problem(
        `leads to ${address}, which is on no page.`,
        "Take the address that the page gives it.",
      );
    }
    const heading = headings.get(address);
    return kind !== "section" || heading === undefined || heading === title
      ? []
      : problem(`leads to the heading "${heading}".`, "Call it what the heading says.");
  });
}

function addressesOf({ page: { path }, articleIds }: PageFacts): string[] {
  return [path, ...articleIds.map((id) => `${path}#${id}`)];
}
