import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;
/** What is inside an element, or inside a piece of markup. */
export type HtmlTree = Pick<DefaultTreeAdapterTypes.ParentNode, "childNodes">;

export function treeOf(html: string): HtmlTree {
  return html.startsWith("<!doctype") ? parse(html) : parseFragment(html);
}

/** All elements of a piece of markup, in document order. */
export function elementsOf(html: string): readonly HtmlElement[] {
  return elementsIn(treeOf(html));
}

/** All elements inside, in document order. */
export function elementsIn(node: HtmlTree): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  collect(node, found);
  return found;
}

function collect({ childNodes }: HtmlTree, found: HtmlElement[]) {
  for (const child of childNodes) {
    if (!("tagName" in child)) continue;
    found.push(child);
    collect(child, found);
  }
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The elements around, from the inside out. */
export function ancestorsOf(element: HtmlElement): HtmlElement[] {
  const parent = element.parentNode;
  return parent !== null && "tagName" in parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Whether one of these elements is anywhere inside. */
export function holds(element: HtmlElement, tagNames: readonly string[]): boolean {
  return element.childNodes.some(
    (child) => "tagName" in child && (tagNames.includes(child.tagName) || holds(child, tagNames)),
  );
}

/** The words inside, with runs of white space folded; parts for which `skip` is true are left out. */
export function textOf(node: HtmlNode, skip?: (element: HtmlElement) => boolean): string {
  return rawText(node, skip).replace(/\s+/g, " ").trim();
}

/** The same with all its white space. */
export function rawText(
  node: HtmlNode,
  skip: (element: HtmlElement) => boolean = () => false,
): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && skip(node)) return "";
  return "childNodes" in node ? node.childNodes.map((child) => rawText(child, skip)).join("") : "";
}

/** Markup as React writes it, which escapes quotes in texts as well as in attributes. Plain ones make code shorter. */
export function withPlainQuotes(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
