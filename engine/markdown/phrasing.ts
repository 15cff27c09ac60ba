import type { PhrasingContent, Text } from "mdast";
import { attribute, type HtmlElement } from "../html.ts";
import { type HtmlNode, isBlock, isElement, isText, nodesOf, wordsBefore } from "./reading.ts";

/** Makes an address of the article whole. */
export type Resolve = (address: string) => string;

/** Between parts of a line that only the style sheet keeps apart. */
const APART = " · ";

/** The content of an element as one line, without white space around it. */
export function lineIn(element: HtmlElement, resolve: Resolve): PhrasingContent[] {
  return lineOf(nodesOf(element), resolve, wordsBefore(element));
}

export function lineOf(
  nodes: readonly HtmlNode[],
  resolve: Resolve,
  before = "",
): PhrasingContent[] {
  const parts = folded([...words(before), ...partsOf(nodes, resolve)]);
  const first = parts.at(0);
  if (first?.type === "text") first.value = first.value.trimStart();
  const last = parts.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
  return parts.filter((part) => part.type !== "text" || part.value !== "");
}

function partsOf(nodes: readonly HtmlNode[], resolve: Resolve): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let previous: HtmlNode | null = null;
  for (const node of nodes) {
    const inner = partsOfNode(node, resolve);
    if (inner.length === 0) continue;
    if (previous !== null && areJoined(previous, node)) parts.push(...gap(parts, inner));
    parts.push(...inner);
    previous = node;
  }
  return parts;
}

/** Whether markup has nothing between two parts that readers see apart. */
function areJoined(one: HtmlNode, other: HtmlNode): boolean {
  const elements = [one, other].filter(isElement);
  return elements.length === 2 || elements.some(isBlock);
}

function gap(before: readonly PhrasingContent[], after: readonly PhrasingContent[]): Text[] {
  const [end, start] = [before.at(-1), after.at(0)];
  if (end?.type === "text" && /\s$/.test(end.value)) return [];
  if (start?.type === "text" && /^[\s,.:;)]/.test(start.value)) return [];
  return words(end?.type === "text" && end.value.endsWith(":") ? " " : APART);
}

function partsOfNode(node: HtmlNode, resolve: Resolve): PhrasingContent[] {
  if (isText(node)) return words(node.value.replaceAll(/\s+/g, " "));
  if (!isElement(node)) return [];
  const { tagName } = node;
  if (tagName === "br") return words(" ");
  if (tagName === "svg") return [];
  if (tagName === "img") {
    const [url, alt] = [attribute(node, "src") ?? "", attribute(node, "alt") ?? ""];
    return [{ type: "image", url: resolve(url), alt }];
  }
  if (tagName === "code" || tagName === "kbd") {
    const value = codeText(node).replaceAll(/\s+/g, " ").trim();
    return value === "" ? [] : [{ type: "inlineCode", value }];
  }
  if (attribute(node, "data-twin") === "code") {
    return wrapped(node, [{ type: "inlineCode", value: codeText(node) }], resolve);
  }
  const inner = folded([...words(wordsBefore(node)), ...partsOf(nodesOf(node), resolve)]);
  return wrapped(node, inner, resolve);
}

/** The content of an element in its Markdown, white space at its ends outside. */
function wrapped(
  element: HtmlElement,
  inner: PhrasingContent[],
  resolve: Resolve,
): PhrasingContent[] {
  const wrap = wrapperOf(element, resolve);
  if (wrap === null || inner.length === 0) return inner;
  const [first, last] = [inner.at(0), inner.at(-1)];
  const start = first?.type === "text" ? /^\s*/.exec(first.value)?.[0] : "";
  const end = last?.type === "text" ? /\s*$/.exec(last.value)?.[0] : "";
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  const children = inner.filter((part) => part.type !== "text" || part.value !== "");
  return [
    ...words(start ?? ""),
    ...(children.length > 0 ? wrap(children) : []),
    ...words(end ?? ""),
  ];
}

type Wrap = (children: PhrasingContent[]) => PhrasingContent[];

function wrapperOf(element: HtmlElement, resolve: Resolve): Wrap | null {
  const href = element.tagName === "a" ? attribute(element, "href") : undefined;
  if (href !== undefined) return (children) => [link(resolve(href), children)];
  if (attribute(element, "data-twin") === "mark" || /^(?:em|i)$/.test(element.tagName)) {
    return (children) => [{ type: "emphasis", children }];
  }
  if (/^(?:strong|b)$/.test(element.tagName)) return (children) => [{ type: "strong", children }];
  // The kind of what follows, set in smaller type.
  if (element.tagName === "small") return (children) => [...children, ...words(":")];
  return null;
}

function link(url: string, children: PhrasingContent[]): PhrasingContent {
  return {
    type: "link",
    url,
    children: children.filter((child) => child.type !== "link" && child.type !== "linkReference"),
  };
}

/** The text of code as it is, with the signs that the style sheet adds. */
export function codeText(element: HtmlElement): string {
  return nodesOf(element)
    .map((node) => (isText(node) ? node.value : isElement(node) ? codeText(node) : ""))
    .reduce((all, part) => all + part, wordsBefore(element));
}

export function words(value: string): Text[] {
  return value === "" ? [] : [{ type: "text", value }];
}

/** Neighbouring texts are one, and white space is one space. */
function folded(parts: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === "text" && last?.type === "text") {
      last.value = (last.value + part.value).replaceAll(/\s+/g, " ");
    } else {
      joined.push(part.type === "text" ? { ...part } : part);
    }
  }
  return joined;
}
