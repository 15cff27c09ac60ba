import { attribute, type HtmlElement, holds, textOf } from "../html.ts";
import { articleElements, oncePerPage } from "../renderedPage.ts";

const BLOCKS = ["p", "li", "td", "dd", "summary"];
const CONTAINED = [...BLOCKS, "ul", "ol", "table", "pre"];

/** A sentence of an article, and whether it states something that can be checked: a number or a literal. */
type Sentence = { text: string; isChecked: boolean };

/** The sentences of the article's running text, code in them included. */
export const sentencesOf = oncePerPage((page): readonly Sentence[] =>
  articleElements(page)
    .filter((element) => BLOCKS.includes(element.tagName) && !holds(element, CONTAINED))
    .flatMap((element) => {
      const literals = new Set(codeIn(element));
      return textOf(element, isAside)
        .split(/(?<=[.!?])\s+(?=[\p{Lu}“`])/u)
        .filter((text) => text.includes(" "))
        .map((text) => ({
          text,
          isChecked: /\d/.test(text) || [...literals].some((literal) => text.includes(literal)),
        }));
    }),
);

function codeIn(element: HtmlElement): string[] {
  if (element.tagName === "code") return [textOf(element)];
  return element.childNodes.flatMap((child) => ("tagName" in child ? codeIn(child) : []));
}

function isAside(element: HtmlElement): boolean {
  return attribute(element, "data-direct-link") !== undefined || element.tagName === "svg";
}
