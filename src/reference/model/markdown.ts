import type { Block, Inline } from "./blocks.ts";

/** A place in the text that the subset does not allow. */
export class MarkdownError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = "MarkdownError";
    this.fix = fix;
  }
}

const foreign: { pattern: RegExp; what: string; fix: string }[] = [
  { pattern: /^#{1,6}\s/, what: "a heading", fix: "Write a paragraph instead." },
  { pattern: /^(?:```|~~~)/, what: "a code block", fix: "Use `code` within a sentence." },
  { pattern: /^\|/, what: "a table", fix: "Use a list instead." },
  { pattern: /^>/, what: "a quotation", fix: "Write a paragraph instead." },
  { pattern: /^(?:[*+]|\d+[.)])\s/, what: "this kind of list", fix: 'Begin each item with "- ".' },
  { pattern: /^(?:-{3,}|={3,}|\*{3,})$/, what: "a rule", fix: "Remove the line." },
];

/**
 * The part of Markdown that descriptions use: paragraphs, "-" lists, `code`, **strong** and
 * [links](/docs/overview). Everything else throws, because it would be shown as it stands.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[][] = [];
  const flush = () => {
    if (paragraph.length > 0) {
      blocks.push({ kind: "paragraph", children: parseInline(paragraph.join(" ")) });
    }
    if (items.length > 0) {
      blocks.push({ kind: "list", items: items.map((lines) => parseInline(lines.join(" "))) });
    }
    paragraph = [];
    items = [];
  };
  let afterBlank = false;
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    const indented = /^\s/.test(raw);
    const item = /^-\s+(.+)$/.exec(line)?.[1];
    const openItem = items.at(-1);
    if (line === "") {
      afterBlank = true;
      continue;
    }
    refuseForeign(line);
    if (item !== undefined) {
      if (indented) throw new MarkdownError(...outside("a nested list", "Use one flat list."));
      if (paragraph.length > 0) flush();
      items.push([item]);
    } else if (openItem !== undefined && (indented || !afterBlank)) {
      if (afterBlank) throw new MarkdownError(...outside("a list item of several paragraphs", ""));
      openItem.push(line);
    } else {
      if (afterBlank) flush();
      paragraph.push(line);
    }
    afterBlank = false;
  }
  flush();
  return blocks;
}

function refuseForeign(line: string): void {
  const found = foreign.find(({ pattern }) => pattern.test(line));
  if (found !== undefined) throw new MarkdownError(...outside(found.what, found.fix, line));
}

function outside(what: string, fix: string, near = ""): [string, string] {
  const place = near === "" ? "" : ` near "${near.slice(0, 40)}"`;
  return [
    `Descriptions cannot hold ${what}${place}.`,
    fix === "" ? "Use paragraphs, lists, `code`, **strong** and [links](/docs)." : fix,
  ];
}

const token =
  /`([^`]+)`|\*\*(\S|\S.*?\S)\*\*|\[([^\]]+)\]\(([^)\s]*)\)|([`*[\]\\]|<(?=[a-z/!])|&(?=#?\w+;)|(?<!\w)_(?=\S)|!(?=\[))/i;

/** One run of text: `code`, **strong**, [links](/docs) and words. */
function parseInline(source: string): Inline[] {
  const inlines: Inline[] = [];
  let rest = source;
  while (rest !== "") {
    const match = token.exec(rest);
    if (match === null) {
      inlines.push({ kind: "text", text: rest });
      break;
    }
    const [whole, code, strong, linkText, href, stray] = match;
    if (stray !== undefined) {
      const near = rest.slice(match.index);
      throw new MarkdownError(
        ...outside(`a loose "${stray}"`, "Put names and symbols in `code`.", near),
      );
    }
    if (match.index > 0) inlines.push({ kind: "text", text: rest.slice(0, match.index) });
    if (code !== undefined) inlines.push({ kind: "code", text: code });
    if (strong !== undefined) inlines.push({ kind: "strong", children: parseInline(strong) });
    if (linkText !== undefined && href !== undefined) {
      inlines.push({ kind: "link", href: checkedHref(href), children: parseInline(linkText) });
    }
    rest = rest.slice(match.index + whole.length);
  }
  return inlines;
}

function checkedHref(href: string): string {
  if (/^\/(?!\/)|^https:\/\//.test(href)) return href;
  const fix = "Write a site path such as /docs/overview or an address that begins with https://.";
  throw new MarkdownError(`The link "${href}" leads neither into the site nor to https.`, fix);
}
