import type { Problem } from "../../src/lib/problem.ts";
import { documentTitle } from "../../src/pages/documentTitle.ts";
import { DESCRIPTION_LENGTH } from "../../src/pages/frontmatter.ts";
import type { PageFacts } from "../pageFacts.ts";
import { repeats } from "./repeats.ts";

/** Every page has a title and a description, and no two pages share either. */
export function checkTitles(all: readonly PageFacts[]): Problem[] {
  const pages = all.filter(({ page }) => page.canonicalPath === undefined);
  return [
    ...unique(pages, "title", ({ page }) => documentTitle(page)),
    ...unique(pages, "description", ({ data }) => data.description),
    ...pages.filter(({ page }) => page.title.trim() === "").map((entry) => missing(entry, "title")),
    ...pages
      .filter(({ data }) => data.description.trim() === "")
      .map((entry) => missing(entry, "description")),
    ...pages.flatMap(wrongLength),
  ];
}

function unique(
  pages: readonly PageFacts[],
  what: string,
  textOf: (entry: PageFacts) => string,
): Problem[] {
  return repeats(pages, textOf).map(({ item, first }) => ({
    file: item.page.sourceFile,
    message: `the ${what} of ${item.page.path}, "${textOf(item)}", is also that of ${first.page.path}.`,
    fix: `Give one of them a ${what} of its own.`,
  }));
}

function missing({ page }: PageFacts, what: string): Problem {
  return {
    file: page.sourceFile,
    message: `${page.path} has no ${what}.`,
    fix: `Add a ${what}: search engines and screen readers show it.`,
  };
}

function wrongLength({ page }: PageFacts): Problem[] {
  const { length } = page.description;
  const { min, max } = DESCRIPTION_LENGTH;
  if (length === 0 || (length >= min && length <= max)) return [];
  return [
    {
      file: page.sourceFile,
      message: `the description of ${page.path} has ${length} characters: "${page.description}".`,
      fix: `Write ${min} to ${max}. In the contract, it is the first paragraph.`,
    },
  ];
}
