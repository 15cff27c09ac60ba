import type { Problem } from "../../src/lib/problem.ts";
import type { RenderedPage } from "../renderedPage.ts";

/** Every page has a title and a description, and no two pages share either. */
export function checkTitles(rendered: readonly RenderedPage[]): Problem[] {
  const pages = rendered.filter(({ page }) => page.canonicalPath === undefined);
  return [
    ...unique(pages, "title", ({ data }) => data.documentTitle),
    ...unique(pages, "description", ({ data }) => data.description),
    ...pages.filter(({ page }) => page.title.trim() === "").map((entry) => missing(entry, "title")),
    ...pages
      .filter(({ data }) => data.description.trim() === "")
      .map((entry) => missing(entry, "description")),
  ];
}

function unique(
  pages: readonly RenderedPage[],
  what: string,
  textOf: (entry: RenderedPage) => string,
): Problem[] {
  const first = new Map<string, RenderedPage>();
  return pages.flatMap((entry): Problem[] => {
    const text = textOf(entry);
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, entry);
      return [];
    }
    return [
      {
        file: entry.page.sourceFile,
        message: `the ${what} of ${entry.page.path}, "${text}", is also that of ${earlier.page.path}.`,
        fix: `Give one of them a ${what} of its own.`,
      },
    ];
  });
}

function missing({ page }: RenderedPage, what: string): Problem {
  return {
    file: page.sourceFile,
    message: `${page.path} has no ${what}.`,
    fix: `Add a ${what}: search engines and screen readers show it.`,
  };
}
