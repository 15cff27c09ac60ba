import type { Problem } from "../../src/lib/problem.ts";
import { ancestorsOf, attribute, type HtmlElement, textOf } from "../html.ts";
import { articleElements, type RenderedPage } from "../renderedPage.ts";
import type { Locate } from "../sourceSearch.ts";

/** One h1 per article, first; no level skipped on the way down; a direct link on every heading below it. */
export function checkHeadings(entry: RenderedPage, locate: Locate): Problem[] {
  const { page } = entry;
  const headings = articleElements(entry).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
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
    const text = wordsOf(heading);
    if (own > level + 1) {
      problems.push({
        ...locate(page, text),
        message: `the heading "${text}" of ${page.path} has level ${own}, but the one before it has level ${level}.`,
        fix: `Make it level ${level + 1}, or add the level between.`,
      });
    }
    level = own;
    const title = directLinkTitle(heading);
    if (own > 1 && title !== `Direct link to ${text}`) {
      problems.push({
        ...locate(page, text),
        message:
          title === undefined
            ? `the heading "${text}" of ${page.path} has no direct link.`
            : `the direct link of the heading "${text}" of ${page.path} is titled "${title}".`,
        fix: "Use Heading, and give it words or elements whose children are words.",
      });
    }
  }
  return problems;
}

/** The words of an element, without the link beside a heading. */
export function wordsOf(element: HtmlElement): string {
  return textOf(element, (child) => attribute(child, "data-direct-link") !== undefined);
}

/** The title of the link in a heading; a heading in a summary, which may hold no link, has it beside the fold. */
function directLinkTitle(heading: HtmlElement): string | undefined {
  const summary = ancestor(heading, "summary");
  const fold = summary && ancestor(summary, "details");
  const around = fold?.parentNode ?? heading;
  if (!("childNodes" in around)) return undefined;
  for (const child of around.childNodes) {
    if ("tagName" in child && attribute(child, "data-direct-link") !== undefined) {
      return attribute(child, "title") ?? "";
    }
  }
  return undefined;
}

function ancestor(element: HtmlElement, name: string): HtmlElement | undefined {
  return ancestorsOf(element).find(({ tagName }) => tagName === name);
}
