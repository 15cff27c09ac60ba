import type { Problem } from "../../../src/lib/problem.ts";
import type { PageKind } from "../../../src/pages/page.ts";
import { articleElements, type RenderedPage } from "../../renderedPage.ts";
import type { Locate } from "../../sourceSearch.ts";
import { wordsOf } from "../headings.ts";
import { repeats } from "../repeats.ts";
import { proseOf, wordCount } from "./proseText.ts";

const LEAST_WORDS = 200;
/** Half an hour at 220 words a minute: nobody reads on after that. */
const MOST_WORDS = 6_600;
const INDEX_PAGES: readonly PageKind[] = ["docs-index", "api-index", "api-group", "not-found"];

/** No page is very short, none takes over half an hour to read, and no page repeats a heading. */
export function checkStructure(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap((entry) => {
    const { page } = entry;
    const words = wordCount(proseOf(entry));
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

function repeatedHeadings(entry: RenderedPage, locate: Locate): Problem[] {
  const { page } = entry;
  const headings = articleElements(entry)
    .filter(({ tagName }) => tagName === "h2" || tagName === "h3")
    .map(wordsOf);
  return repeats(headings, String).map(({ item }) => ({
    ...locate(page, item),
    message: `two headings of ${page.path} say "${item}".`,
    fix: "Reword one: a reader of the table of contents cannot tell them apart.",
  }));
}
