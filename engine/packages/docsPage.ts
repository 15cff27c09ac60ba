import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as wordsIn } from "mdast-util-to-string";
import type { DocsPage, DocsSection } from "../../packages/mcp/docs.ts";
import type { Page } from "../../src/pages/page.ts";
import { attribute, elementsOf } from "../html.ts";

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

const FRONT_MATTER = /^---\n.*?\n---\n/s;

function headingsIn(markdown: string): Omit<DocsSection, "ids">[] {
  const [before = ""] = FRONT_MATTER.exec(markdown) ?? [];
  return fromMarkdown(markdown.slice(before.length)).children.flatMap((node) =>
    node.type === "heading"
      ? {
          title: wordsIn(node),
          level: node.depth,
          start: before.length + (node.position?.start.offset ?? 0),
        }
      : [],
  );
}

/** For each heading its own ids, then those of everything up to the next. The title comes first, also if the shell writes it. */
function idsByHeading(html: string): string[][] {
  const found: string[][] = [[]];
  for (const element of elementsOf(html)) {
    if (/^h[2-6]$/.test(element.tagName)) found.push([]);
    const id = attribute(element, "id");
    if (id !== undefined) found.at(-1)?.push(id);
  }
  return found;
}
