import type { Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "./blocks.ts";
import type { Node, Reader } from "./reader.ts";

/** Texts without a mistake: each is read from many places, and once more whenever the contract is read again. */
const parsed = new Map<string, Block[]>();

/** The Markdown of a node as blocks; nothing when there is no node. */
export function prose(reader: Reader, node: Node | null | undefined): Block[] {
  if (node === null || node === undefined) return [];
  const text = reader.string(node);
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let isCorrect = true;
  const blocks = parseMarkdown(text, (message, fix) => {
    isCorrect = false;
    reader.report(node, message, fix);
  });
  if (isCorrect) parsed.set(text, blocks);
  return blocks;
}

/** The Markdown under a key that has to be there. */
export function requiredProse(reader: Reader, node: Node, key: string): Block[] {
  const blocks = prose(reader, reader.child(node, key));
  return blocks.length > 0 ? blocks : reader.missing(node, key, []);
}

/** Called with what a text has that descriptions cannot show, and what to write instead. */
type Refuse = (message: string, fix: string) => void;

const names: Readonly<Record<string, string>> = {
  blockquote: "a quotation",
  break: "a line break",
  code: "a code block",
  definition: "the definition of a link",
  emphasis: "emphasis",
  heading: "a heading",
  html: "HTML",
  image: "an image",
  list: "this kind of list",
  thematicBreak: "a rule",
};

/** Marks that mean nothing where they are, and so were meant to mean something, or a character written as a code. */
const stray = /[`*[\]\\]|<(?=[a-z/!])|&(?=#?\w+;)|(?<!\w)_(?=\S)|^\|/i;

/**
 * The part of Markdown that descriptions use: paragraphs, "-" lists, `code`, **strong** and
 * [links](/docs/overview). Everything else is refused, because no view shows it.
 */
export function parseMarkdown(source: string, refuse: Refuse): Block[] {
  const sourceOf = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);

  const refuseNode = (node: Nodes, what = names[node.type] ?? node.type): [] => {
    const near = sourceOf(node).slice(0, 40).split("\n")[0];
    const fix = "Use paragraphs, “-” lists, `code`, **strong** and [links](/docs/overview).";
    refuse(`Descriptions cannot hold ${what} near "${near}".`, fix);
    return [];
  };

  const toBlock = (node: RootContent): Block | [] => {
    if (node.type === "paragraph") return { kind: "paragraph", children: toInlines(node.children) };
    if (node.type !== "list" || !sourceOf(node).startsWith("-")) return refuseNode(node);
    const items = node.children.flatMap((item) => {
      const [only, ...others] = item.children;
      const [second] = others;
      if (second?.type === "list") return refuseNode(second, "a nested list");
      if (second !== undefined) return refuseNode(second, "a list item of several paragraphs");
      return only?.type === "paragraph" ? [toInlines(only.children)] : refuseNode(only ?? item);
    });
    return { kind: "list", items };
  };

  const toInlines = (nodes: readonly PhrasingContent[]): Inline[] => nodes.flatMap(toInline);

  const toInline = (node: PhrasingContent): Inline | [] => {
    switch (node.type) {
      case "text": {
        const [mark] = stray.exec(sourceOf(node)) ?? [];
        if (mark !== undefined) return refuseNode(node, `a loose "${mark}"`);
        return { kind: "text", text: node.value.replaceAll("\n", " ") };
      }
      case "inlineCode":
        return { kind: "code", text: node.value };
      case "strong":
        return { kind: "strong", children: toInlines(node.children) };
      case "link": {
        if (typeof node.title === "string") return refuseNode(node, "the title of a link");
        if (!/^\/(?!\/)|^https:\/\//.test(node.url)) {
          const fix = "Write a site path such as /docs/overview, or an address with https://.";
          refuse(`The link "${node.url}" leads neither into the site nor to https.`, fix);
        }
        return { kind: "link", href: node.url, children: toInlines(node.children) };
      }
      default:
        return refuseNode(node);
    }
  };

  return fromMarkdown(source).children.flatMap(toBlock);
}
