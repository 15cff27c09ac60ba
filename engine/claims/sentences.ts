import { ancestorsOf, attribute, type HtmlElement, holds, textOf } from "../html.ts";

const BLOCKS = ["p", "li", "td", "dd", "summary", "div"];
const CONTAINED = [...BLOCKS, "ul", "ol", "table", "pre"];

/** A sentence of an article, and whether it states something that can be checked: a number or a literal. */
type Sentence = {
  text: string;
  isCheckable: boolean;
  /** Made from values of the contract that the proof covers: marked with data-proven. */
  isProven: boolean;
};

/** The sentences of the article's running text, code in them included. */
export function sentencesIn(article: readonly HtmlElement[]): readonly Sentence[] {
  return article
    .filter((element) => BLOCKS.includes(element.tagName) && !holds(element, CONTAINED))
    .flatMap((element) => {
      const around = [element, ...ancestorsOf(element)];
      if (around.some(({ tagName }) => tagName === "dt")) return [];
      const literals = new Set(codeIn(element));
      const toSentence = (text: string, isProven: boolean): Sentence => ({
        text,
        isCheckable:
          isProven || /\d/.test(text) || [...literals].some((literal) => text.includes(literal)),
        isProven,
      });
      const term = termOf(element, around);
      if (around.some(isProven)) return [toSentence(term + textOf(element, isAside), true)];
      const proven = partsOf(element, isProven).map((part) => textOf(part, isNoPart));
      const unproven = partsOf(element, isUnproven).map((part) => textOf(part, isAside));
      const rest = [...unproven, textOf(element, (part) => isNoPart(part) || isProven(part))]
        .join(" ")
        .trim();
      const sentences = rest === "" ? [] : (term + rest).split(/(?<=[.!?])\s+(?=[\p{Lu}“`])/u);
      return [
        ...(proven.length === 0 ? [] : [toSentence(proven.join(" "), true)]),
        ...sentences.map((text) => toSentence(text, false)),
      ];
    })
    .filter(({ text }) => text.includes(" "));
}

/** "A negative limit: " in front of the first sentence of what a list of definitions says about it. */
function termOf(element: HtmlElement, around: readonly HtmlElement[]): string {
  const definition = around.find(({ tagName }) => tagName === "dd");
  if (definition === undefined || (definition !== element && !isFirst(element))) return "";
  const entry = definition.parentNode;
  const siblings = entry !== null && "childNodes" in entry ? entry.childNodes : [];
  const term = siblings.findLast(
    (node, index) => index < siblings.indexOf(definition) && node.nodeName === "dt",
  );
  return term === undefined ? "" : `${textOf(term)}: `;
}

function isFirst(element: HtmlElement): boolean {
  return element.parentNode?.childNodes[0] === element;
}

function isProven(element: HtmlElement): boolean {
  return attribute(element, "data-proven") === "";
}

/** Within what is proven, what is not. */
function isUnproven(element: HtmlElement): boolean {
  return attribute(element, "data-proven") === "no";
}

/** The outermost parts of an element that are of a kind. */
function partsOf(element: HtmlElement, isKind: (part: HtmlElement) => boolean): HtmlElement[] {
  return element.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    return isKind(child) ? [child] : partsOf(child, isKind);
  });
}

function codeIn(element: HtmlElement): string[] {
  if (isProven(element)) return [];
  if (element.tagName === "code") return [textOf(element)];
  return element.childNodes.flatMap((child) => ("tagName" in child ? codeIn(child) : []));
}

function isNoPart(element: HtmlElement): boolean {
  return isAside(element) || isUnproven(element);
}

function isAside(element: HtmlElement): boolean {
  return attribute(element, "data-direct-link") !== undefined || element.tagName === "svg";
}
