import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { parseFragment } from "parse5";
import type { HtmlElement } from "../html.ts";
import { blocksOf } from "./blocks.ts";
import type { Reading } from "./code.ts";

/** An article as Markdown: all its words, with what is folded or fetched later, and no markup of components. */
export function articleMarkdown(html: string, reading: Reading): string {
  const nodes = parseFragment(html).childNodes.filter(
    (node): node is HtmlElement => "tagName" in node,
  );
  return toMarkdown(
    { type: "root", children: blocksOf(nodes, reading) },
    {
      bullet: "-",
      listItemIndent: "one",
      rule: "-",
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  );
}
