import type { TocItem } from "../src/navigation/pageData.ts";
import { attribute, elementsOf, type HtmlElement, textOf } from "./html.ts";

/** Headings, and the folds around them. */
const OUTLINE = /<(h[1-6])\b[^>]*>.*?<\/\1>|<\/?(?:details|summary)\b[^>]*>/gs;

/** All headings of an article. The rest of it is not parsed for them: in development that took a third of a page's time. */
export function headingsOf(articleHtml: string): readonly HtmlElement[] {
  const outline = articleHtml.match(OUTLINE) ?? [];
  return elementsOf(outline.join("")).filter(({ tagName }) => /^h[1-6]$/.test(tagName));
}

/**
 * Headings of level 2 and 3 with an id, read from the finished article so that none can be missed. A folded part is
 * one entry, by the heading in its summary.
 */
export function tableOfContents(articleHtml: string): TocItem[] {
  return headingsOf(articleHtml).flatMap((element): TocItem[] => {
    const id = attribute(element, "id");
    if (id === undefined || (element.tagName !== "h2" && element.tagName !== "h3")) return [];
    if (isFolded(element)) return [];
    const text = textOf(element, isNotShown);
    return [{ id, text, level: element.tagName === "h2" ? 2 : 3 }];
  });
}

function isFolded(element: HtmlElement): boolean {
  const { parentNode: parent } = element;
  if (parent === null || !("tagName" in parent)) return false;
  // The summary of a part is not inside what it folds.
  return (parent.tagName === "details" && element.tagName !== "summary") || isFolded(parent);
}

/** The link beside a heading, and words that are there for screen readers. */
function isNotShown(element: HtmlElement): boolean {
  return (
    attribute(element, "data-direct-link") !== undefined ||
    attribute(element, "class") === "visually-hidden"
  );
}
