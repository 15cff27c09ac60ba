import type { BlockContent, ListItem, PhrasingContent } from "mdast";
import { attribute, type HtmlElement, textOf } from "../html.ts";
import { codeBlock, type Reading, samplesOf } from "./code.ts";
import { endsWithColon, paragraph, runIn } from "./lines.ts";
import { descriptions, item, listOf, withMergedLists } from "./lists.ts";
import { codeText, lineIn, lineOf, words } from "./phrasing.ts";
import {
  elementsOf,
  type HtmlNode,
  hasHeading,
  isBlock,
  isDrawing,
  isElement,
  isRow,
  nodesOf,
  wordsBefore,
} from "./reading.ts";
import { tableOf } from "./tables.ts";

/** The content of an element as blocks. */
function blocksIn(element: HtmlElement, reading: Reading): BlockContent[] {
  return blocksOf(nodesOf(element), reading, wordsBefore(element));
}

export function blocksOf(
  nodes: readonly HtmlNode[],
  reading: Reading,
  before = "",
): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: HtmlNode[] = [];
  let start = before;
  const endLine = () => {
    blocks.push(...paragraph(lineOf(line, reading.resolve, start)));
    line = [];
    start = "";
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    const inner = block(node, reading);
    const label = blocks.at(-1);
    if (label?.type === "paragraph" && endsWithColon(label.children)) {
      blocks.splice(-1, 1, ...runIn(label.children, inner));
    } else {
      blocks.push(...inner);
    }
  }
  endLine();
  return withMergedLists(blocks);
}

function block(element: HtmlElement, reading: Reading): BlockContent[] {
  const { tagName } = element;
  const samples = attribute(element, "data-samples");
  if (samples !== undefined) return samplesOf(element, samples, reading);
  if (isRow(element) && !hasHeading(element)) return listOf(false, [rowItem(element, reading)]);
  if (isDrawing(element)) return drawing(element);
  switch (tagName) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [heading(tagName, lineIn(element, reading.resolve))];
    case "p":
    case "figcaption":
      return paragraph(lineIn(element, reading.resolve));
    case "pre":
      return [codeBlock(codeText(element), attribute(element, "data-language"))];
    case "table":
      return tableOf(element, reading.resolve);
    case "ul":
    case "ol":
      return list(element, reading);
    case "dl":
      return listOf(
        false,
        descriptions(element).map((entry) => entryItem(entry, reading)),
      );
    case "details":
      return fold(element, reading);
    case "aside":
      return callout(element, reading);
    case "hr":
      return [{ type: "thematicBreak" }];
    default:
      return blocksIn(element, reading);
  }
}

function heading(tagName: string, children: PhrasingContent[]): BlockContent {
  const depth = Number(tagName.slice(1));
  if (depth < 1 || depth > 6) throw new Error(`<${tagName}> is no heading.`);
  return { type: "heading", depth: depth as 1 | 2 | 3 | 4 | 5 | 6, children };
}

function drawing(element: HtmlElement): BlockContent[] {
  const [title = "", description = ""] = ["title", "desc"].map((name) =>
    elementsOf(element)
      .filter(({ tagName }) => tagName === name)
      .map((part) => textOf(part))
      .join(),
  );
  return runIn(words(`Diagram: ${title}`), paragraph(words(description)));
}

/** What can be folded is open here, under its summary. */
function fold(element: HtmlElement, reading: Reading): BlockContent[] {
  const { summary, content } = partsOfFold(element);
  const inner = blocksOf(content, reading);
  if (summary === undefined) return inner;
  if (hasHeading(summary)) return [...blocksIn(summary, reading), ...inner];
  const children = lineIn(summary, reading.resolve);
  return [...paragraph([{ type: "strong", children }]), ...inner];
}

function partsOfFold(element: HtmlElement) {
  const nodes = nodesOf(element);
  const summary = nodes.filter(isElement).find(({ tagName }) => tagName === "summary");
  return { summary, content: nodes.filter((node) => node !== summary) };
}

function callout(element: HtmlElement, reading: Reading): BlockContent[] {
  const [label, ...content] = elementsOf(element);
  const name = label === undefined ? [] : lineIn(label, reading.resolve);
  const strong: PhrasingContent = { type: "strong", children: [...name, ...words(":")] };
  return [{ type: "blockquote", children: runIn([strong], blocksOf(content, reading)) }];
}

function list(element: HtmlElement, reading: Reading): BlockContent[] {
  const entries = elementsOf(element);
  // A list of sections: its headings are the page's own.
  if (entries.some(hasHeading)) return entries.flatMap((entry) => blocksIn(entry, reading));
  const items = entries.map((entry): ListItem => {
    const [only, ...more] = elementsOf(entry);
    if (only !== undefined && more.length === 0 && isRow(only)) return rowItem(only, reading);
    const nodes = nodesOf(entry);
    const first = nodes.findIndex((node) => isElement(node) && isBlock(node));
    const line = first < 0 ? nodes : nodes.slice(0, first);
    const rest = first < 0 ? [] : blocksOf(nodes.slice(first), reading);
    return item(runIn(lineOf(line, reading.resolve, wordsBefore(entry)), rest));
  });
  return listOf(element.tagName === "ol", items);
}

/** A name and a sentence, with what unfolds from it. A link of the name to itself is for browsers. */
function rowItem(element: HtmlElement, reading: Reading): ListItem {
  const { summary, content } = partsOfFold(element);
  // An empty one is the target of an address.
  const [head, lead, ...more] = elementsOf(summary ?? element).filter(
    (part) => textOf(part) !== "",
  );
  if (head === undefined || more.length > 0) {
    throw new Error(`A row has other parts than head and lead: "${textOf(element).slice(0, 80)}".`);
  }
  const own = `#${attribute(element, "id") ?? ""}`;
  const name =
    attribute(head, "href") === own
      ? lineIn(head, reading.resolve)
      : lineOf([head], reading.resolve);
  const sentence = lead === undefined ? [] : paragraph(lineIn(lead, reading.resolve));
  return item([
    ...runIn(name, sentence),
    ...(summary === undefined ? [] : blocksOf(content, reading)),
  ]);
}

function entryItem(
  { term, details }: ReturnType<typeof descriptions>[number],
  reading: Reading,
): ListItem {
  const inner = details.flatMap((detail) => blocksIn(detail, reading));
  return item(runIn(lineIn(term, reading.resolve), inner));
}
