import { attribute, type HtmlElement, textOf } from "../html.ts";

/** The words that an author gave an element: the link that stands beside each heading is not among them. */
export function wordsOf(element: HtmlElement): string {
  return textOf(element, (child) => attribute(child, "data-direct-link") !== undefined);
}
