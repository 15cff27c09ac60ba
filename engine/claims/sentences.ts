import { ancestorsOf, attribute, type HtmlElement, holds, textOf } from "../html.ts";

const BLOCKS = ["p", "li", "td", "dd", "summary"];
const CONTAINED = [...BLOCKS, "ul", "ol", "table", "pre"];

/** A sentence of an article, and whether it states something that can be checked: a number or a literal. */
type Sentence = {
  text: string;
  isChecked: boolean;
  /** Made from values of the contract that the proof covers: marked with data-proven. */
  isProven: boolean;
};

/** The sentences of the article's running text, code in them included. */
export function sentencesOf(elements: readonly HtmlElement[]): Sentence[] {
  return elements
    .filter((element) => BLOCKS.includes(element.tagName) && !holds(element, CONTAINED))
    .flatMap((element) => {
      const around = [element, ...ancestorsOf(element)];
      if (around.some(({ tagName }) => tagName === "dt")) return [];
      const literals = new Set(codeIn(element));
      const toSentence = (text: string, isProven: boolean): Sentence => ({
        text,
        isChecked:
          isProven || /\d/.test(text) || [...literals].some((literal) => text.includes(literal)),
        isProven,
      });
      const term = termOf(element, around);
      if (around.some(isProven)) return [toSentence(term + textOf(element, isAside), true)];
      const proven = provenIn(element).map((part) => textOf(part, isAside));
      const rest = textOf(element, (part) => isAside(part) || isProven(part));
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
  return attribute(element, "data-proven") !== undefined;
}

function provenIn(element: HtmlElement): HtmlElement[] {
  return element.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    return isProven(child) ? [child] : provenIn(child);
  });
}

function codeIn(element: HtmlElement): string[] {
  if (isProven(element)) return [];
  if (element.tagName === "code") return [textOf(element)];
  return element.childNodes.flatMap((child) => ("tagName" in child ? codeIn(child) : []));
}

function isAside(element: HtmlElement): boolean {
  return attribute(element, "data-direct-link") !== undefined || element.tagName === "svg";
}
