import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { HtmlTree } from "../html.ts";
import { blocksOf } from "./blocks.ts";
import type { Reading } from "./code.ts";
import { nodesOf } from "./reading.ts";

/** Words that mean nothing else in Markdown, wherever they are: to look for signs to escape takes half of the time. */
const PLAIN = /^[\p{L}][\p{L}\p{N} ,;.’]*[\p{L}.]$/u;

const options: Options = {
  bullet: "-",
  listItemIndent: "one",
  rule: "-",
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: {
    text: (node, parent, state, info) =>
      PLAIN.test(node.value) ? node.value : defaultHandlers.text(node, parent, state, info),
  },
};

/** An article as Markdown: all its words, with what is folded or fetched later, and no markup of components. */
export function articleMarkdown(article: HtmlTree, reading: Reading): string {
  return toMarkdown({ type: "root", children: blocksOf(nodesOf(article), reading) }, options);
}
