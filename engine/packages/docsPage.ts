import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as wordsIn } from "mdast-util-to-string";
import type { DocsPage, DocsSection } from "../../packages/mcp/docs.ts";
import type { Page } from "../../src/pages/page.ts";

/** A page with its sections: their ids are in the article, their places in the Markdown. */
export function toDocsPage(
  { path, title, description }: Page,
  html: string,
  markdown: string,
): Omit<DocsPage, "aliases"> {
  const headings = headingsIn(markdown);
  const ids = idsByHeading(html);
  if (ids.length !== headings.length) {
    throw new Error(
      `${path}: the article has ${ids.length} headings, its Markdown ${headings.length}. Mend engine/markdown, which makes the one of the other.`,
    );
  }
  const sections = headings.map((heading, number) => ({ ...heading, ids: ids[number] ?? [] }));
  return { path, title, description, markdown, sections };
}

/** A block of code, or a heading, in the spelling that engine/markdown writes. Parsing all the Markdown takes a second. */
const CODE_OR_HEADING = /^(`{3,}).*\n(?:.*\n)*?\1$|^#{1,6} .+$/gm;

function headingsIn(markdown: string): Omit<DocsSection, "ids">[] {
  return [...markdown.matchAll(CODE_OR_HEADING)].flatMap(({ 0: text, index: start }) => {
    if (!text.startsWith("#")) return [];
    const [block] = fromMarkdown(text).children;
    return block?.type === "heading" ? { title: wordsIn(block), level: block.depth, start } : [];
  });
}

/** React writes every tag whole, without ">" in its attributes. */
const TAGS = /<([a-z]\w*)([^>]*)>/g;

/** For each heading its own ids, then those of everything up to the next. The title comes first, also if the shell writes it. */
function idsByHeading(html: string): string[][] {
  const found: string[][] = [[]];
  for (const [, name = "", attributes = ""] of html.matchAll(TAGS)) {
    if (/^h[2-6]$/.test(name)) found.push([]);
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined) found.at(-1)?.push(id);
  }
  return found;
}
