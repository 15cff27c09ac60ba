import type { Problem } from "../../../src/lib/problem.ts";
import type { PageKind } from "../../../src/pages/page.ts";
import { elementsOf } from "../../html.ts";
import type { RenderedPage } from "../../renderPage.ts";
import type { Locate } from "../../sourceSearch.ts";
import { wordsOf } from "../wordsOf.ts";
import { proseOf, wordCount } from "./proseText.ts";

const LEAST_WORDS = 200;
/** Half an hour at 220 words a minute: nobody reads on after that. */
const MOST_WORDS = 6_600;
const INDEX_PAGES: readonly PageKind[] = ["docs-index", "api-index", "api-group", "not-found"];

/** No page is so short that it answers nothing, none takes over half an hour, and no two headings of a page say the same. */
export function checkStructure(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, html }) => {
    const problems: Problem[] = [];
    const words = wordCount(proseOf(html));
    if (words < LEAST_WORDS && !INDEX_PAGES.includes(page.kind)) {
      problems.push({
        file: page.sourceFile,
        message: `${page.path} has ${words} words.`,
        fix: `Write at least ${LEAST_WORDS}, or fold it into another page.`,
      });
    }
    // The reference is looked things up in, not read.
    if (words > MOST_WORDS && page.kind === "guide") {
      problems.push({
        file: page.sourceFile,
        message: `${page.path} has ${words} words.`,
        fix: `Keep to ${MOST_WORDS}, half an hour of reading: divide it or leave something out.`,
      });
    }
    return [...problems, ...repeatedHeadings({ page, html }, locate)];
  });
}

function repeatedHeadings(
  { page, html }: Pick<RenderedPage, "page" | "html">,
  locate: Locate,
): Problem[] {
  const seen = new Set<string>();
  return elementsOf(html)
    .filter(({ tagName }) => tagName === "h2" || tagName === "h3")
    .map(wordsOf)
    .flatMap((text): Problem[] => {
      if (!seen.has(text)) {
        seen.add(text);
        return [];
      }
      return [
        {
          ...locate(page, text),
          message: `two headings of ${page.path} say "${text}".`,
          fix: "Reword one: a reader of the table of contents cannot tell them apart.",
        },
      ];
    });
}
