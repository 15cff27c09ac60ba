import type { Problem } from "../../../src/lib/problem.ts";
import type { PageKind } from "../../../src/pages/page.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";
import { repeats } from "../repeats.ts";
import { wordCount } from "./proseText.ts";

const LEAST_WORDS = 200;
/** Half an hour at 220 words a minute: nobody reads on after that. */
const MOST_WORDS = 6_600;
const INDEX_PAGES: readonly PageKind[] = ["docs-index", "api-index", "api-group", "not-found"];

/** No page is very short, none takes over half an hour to read, and no page repeats a heading. */
export function checkStructure(pages: readonly PageFacts[], locate: Locate): Problem[] {
  return pages.flatMap((entry) => {
    const { page, prose } = entry;
    const words = wordCount(prose);
    const wrongLength = (fix: string) => [
      { file: page.sourceFile, message: `${page.path} has ${words} words.`, fix },
    ];
    const isShort = words < LEAST_WORDS && !INDEX_PAGES.includes(page.kind);
    // Nobody reads the reference from top to bottom.
    const isLong = words > MOST_WORDS && page.kind === "guide";
    return [
      ...(isShort
        ? wrongLength(`Write at least ${LEAST_WORDS}, or fold it into another page.`)
        : []),
      ...(isLong ? wrongLength(`Keep to ${MOST_WORDS}: divide it or leave something out.`) : []),
      ...repeatedHeadings(entry, locate),
    ];
  });
}

function repeatedHeadings({ page, headings }: PageFacts, locate: Locate): Problem[] {
  return repeats(headings, String).map(({ item }) => ({
    ...locate(page, item),
    message: `two headings of ${page.path} say "${item}".`,
    fix: "Reword one: a reader of the table of contents cannot tell them apart.",
  }));
}
