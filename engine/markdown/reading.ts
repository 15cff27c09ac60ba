import { attribute, type HtmlElement } from "../html.ts";

export type HtmlNode = HtmlElement["childNodes"][number];

/*
 * How an article is read for its Markdown. Components say with marks what their markup does not; withoutMarks.ts takes
 * these out of what is published:
 * - data-twin="row": an item of a list, whether it can be unfolded or not;
 * - data-twin="mark": a word or two beside a name;
 * - data-twin="code": a link whose words the style sheet sets as code;
 * - data-twin="none": for the page only; "keep": also in the Markdown, although screen readers are not told;
 * - data-twin-before: words for what the style sheet shows;
 * - data-language: the language of code.
 */

const CONTROLS = new Set(["button", "script", "style", "template", "dialog", "form", "wbr"]);

function isLeftOut(element: HtmlElement): boolean {
  const twin = attribute(element, "data-twin");
  return (
    CONTROLS.has(element.tagName) ||
    twin === "none" ||
    (attribute(element, "aria-hidden") === "true" && twin !== "keep") ||
    attribute(element, "data-direct-link") !== undefined ||
    isExternalNote(element)
  );
}

/** The address says it. */
function isExternalNote({ childNodes }: HtmlElement): boolean {
  const [child, ...more] = childNodes;
  return more.length === 0 && isText(child) && child.value === " (external site)";
}

const BLOCKS = new Set(
  "aside blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header footer hr li nav ol p pre section summary table ul".split(
    " ",
  ),
);

/** Whether an element is, or holds, more than a part of a line. */
export function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.tagName) || isDrawing(element) || elementsOf(element).some(isBlock);
}

/** A picture with words that say what it shows. */
export function isDrawing(element: HtmlElement): boolean {
  return element.tagName === "svg" && attribute(element, "role") === "img";
}

/** What of an element's content is in the Markdown. */
export function nodesOf(element: Pick<HtmlElement, "childNodes">): HtmlNode[] {
  return element.childNodes.filter((node) => isText(node) || (isElement(node) && !isLeftOut(node)));
}

export function elementsOf(element: HtmlElement): HtmlElement[] {
  return nodesOf(element).filter(isElement);
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return "tagName" in node;
}

export function isText(node: HtmlNode | undefined): node is Extract<HtmlNode, { value: string }> {
  return node?.nodeName === "#text";
}

export function wordsBefore(element: HtmlElement): string {
  return attribute(element, "data-twin-before") ?? "";
}

export function isRow(element: HtmlElement): boolean {
  return attribute(element, "data-twin") === "row";
}

/** Whether a heading is anywhere inside. */
export function hasHeading(element: HtmlElement): boolean {
  return elementsOf(element).some((child) => /^h[1-6]$/.test(child.tagName) || hasHeading(child));
}
