import { attribute, type HtmlElement, holds } from "../../html.ts";

const BLOCKS = [
  "p",
  "li",
  "td",
  "th",
  "dd",
  "dt",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "figcaption",
  "summary",
];
const NOT_PROSE = ["code", "pre", "svg", "script", "kbd", "samp"];

/** What is read as sentences: blocks of text without code, pictures and the links beside headings. */
export function proseIn(article: readonly HtmlElement[]): readonly string[] {
  return article
    .filter(({ tagName }) => BLOCKS.includes(tagName))
    .filter((element) => !holds(element, BLOCKS))
    .map((element) => sentenceText(element).replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

/** Elements inside a word or sentence; the text of other elements is apart on the page. */
const WITHIN_SENTENCES = ["em", "strong", "b", "i", "abbr"];

function sentenceText(element: HtmlElement): string {
  return element.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      if (!("tagName" in child) || isNotProse(child)) return " ";
      const inside = sentenceText(child);
      return WITHIN_SENTENCES.includes(child.tagName) ? inside : ` ${inside} `;
    })
    .join("");
}

function isNotProse(element: HtmlElement): boolean {
  return (
    NOT_PROSE.includes(element.tagName) ||
    attribute(element, "data-twin") === "code" ||
    attribute(element, "data-direct-link") !== undefined
  );
}

export function wordCount(texts: readonly string[]): number {
  return texts.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
}
