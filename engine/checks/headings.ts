import type { Problem } from "../../src/lib/problem.ts";
import { elementsOf } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";
import type { Locate } from "../sourceSearch.ts";
import { wordsOf } from "./wordsOf.ts";

/** One h1 per article, first; no level skipped on the way down. */
export function checkHeadings(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, html }) => {
    const headings = elementsOf(html).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const problems: Problem[] = [];
    const count = headings.filter(({ tagName }) => tagName === "h1").length;
    if (count !== 1) {
      problems.push({
        file: page.sourceFile,
        message: `${page.path} has ${count} headings of level 1.`,
        fix: "A page has exactly one: its title. In a guide, begin with ##.",
      });
    }
    let level = 0;
    for (const heading of headings) {
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) {
        const text = wordsOf(heading);
        problems.push({
          ...locate(page, text),
          message: `the heading "${text}" of ${page.path} has level ${own}, but the one before it has level ${level}.`,
          fix: `Make it level ${level + 1}, or add the level between.`,
        });
      }
      level = own;
    }
    return problems;
  });
}
