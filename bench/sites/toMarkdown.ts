import { type DefaultTreeAdapterTypes, html as namespaces } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Controls and pictures: the peers have their own, or none. */
const LEFT_OUT = new Set(["script", "style", "template", "button", "svg", "dialog", "form", "h1"]);
const BLOCKS = new Set(
  "address aside article blockquote dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul".split(
    " ",
  ),
);

/** The words of an article as plain Markdown: the prose that every peer is given. */
export function toMarkdown(article: Element): string {
  return `${blocksIn(article).join("\n\n")}\n`;
}

function blocksIn(parent: Element): string[] {
  const blocks: string[] = [];
  let line = "";
  const endLine = () => {
    if (line.trim() !== "") blocks.push(line.trim());
    line = "";
  };
  for (const node of parent.childNodes) {
    if (!isElement(node) || !holdsBlocks(node)) {
      line += inline(node);
      continue;
    }
    endLine();
    blocks.push(...block(node).filter((text) => text.trim() !== ""));
  }
  endLine();
  return blocks;
}

function block(element: Element): string[] {
  const name = element.tagName;
  if (isLeftOut(element)) return [];
  if (/^h[2-6]$/.test(name)) return [`${"#".repeat(Number(name[1]))} ${inlineIn(element)}`];
  if (name === "p" || name === "figcaption") return [inlineIn(element)];
  if (name === "summary" || name === "dt") return [`**${inlineIn(element)}**`];
  if (name === "hr") return ["---"];
  if (name === "pre") return [codeBlock(textOf(element))];
  if (name === "table") return [table(element)];
  if (name === "aside" || name === "blockquote") {
    return [prefixed(blocksIn(element).join("\n\n"), "> ", "> ")];
  }
  if (name === "ul" || name === "ol") {
    const mark = name === "ul" ? "- " : "1. ";
    const items = childrenOf(element).map((item) =>
      prefixed(blocksIn(item).join("\n\n"), mark, " ".repeat(mark.length)),
    );
    return [items.join("\n")];
  }
  return blocksIn(element);
}

function table(element: Element): string {
  const rows = below(element, "tr").map((row) =>
    childrenOf(row).map((cell) => inlineIn(cell).replaceAll("|", "\\|").replaceAll("\n", " ")),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array<string>(width).fill("---")), ...body.map(line)].join("\n");
}

function inlineIn(parent: Element): string {
  return parent.childNodes.map(inline).join("").replace(/\s+/g, " ").trim();
}

function inline(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) {
    return node.value.replace(/\s+/g, " ").replace(/[\\`*_[\]<>{}#~|]/g, "\\$&");
  }
  if (!isElement(node) || isLeftOut(node)) return "";
  const inner = () => node.childNodes.map(inline).join("");
  const { tagName } = node;
  if (tagName === "br") return " ";
  if (tagName === "code" || tagName === "kbd") return `\`${textOf(node).replace(/\s+/g, " ")}\``;
  if (tagName === "strong" || tagName === "b") return `**${inner().trim()}**`;
  if (tagName === "em" || tagName === "i") return `*${inner().trim()}*`;
  const address = attribute(node, "href");
  if (tagName === "a" && address !== null) return `[${inner().trim()}](${address})`;
  // Blocks in a cell or a line: their words, apart from each other.
  return BLOCKS.has(tagName) ? ` ${inner()} ` : inner();
}

/** Peers highlight by language, which the finished page no longer names. */
function codeBlock(text: string): string {
  const code = text.replace(/\n$/, "");
  return `\`\`\`${languageOf(code)}\n${code}\n\`\`\``;
}

function languageOf(code: string): string {
  if (/^\s*[{[]/.test(code)) return "json";
  if (/^\s*(?:import .* from|const |let |async |\/\/)/m.test(code)) return "js";
  if (/^\s*(?:import |from .* import|def )/m.test(code)) return "python";
  if (/^\s*(?:SELECT|CREATE|EXPLAIN)\b/im.test(code)) return "sql";
  if (/^[\w-]+:\s*$/m.test(code)) return "yaml";
  return "sh";
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tagName) ||
    attribute(element, "data-direct-link") !== null ||
    /\bvisually-hidden\b/.test(attribute(element, "class") ?? "")
  );
}

function holdsBlocks(element: Element): boolean {
  return BLOCKS.has(element.tagName) || childrenOf(element).some(holdsBlocks);
}

export function below(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) =>
    child.tagName === name ? [child] : below(child, name),
  );
}

export function textOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join("") : "";
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null;
}

function childrenOf(element: Element): Element[] {
  return element.childNodes.filter(isElement);
}

function isElement(node: Node): node is Element {
  return "tagName" in node && (node.namespaceURI === namespaces.NS.HTML || node.tagName === "svg");
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? first : line === "" ? others.trimEnd() : others) + line)
    .join("\n");
}
