import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { fragmentOf } from "../html.ts";
import { blocksOf } from "./blocks.ts";
import type { Reading } from "./code.ts";
import { nodesOf } from "./reading.ts";

/** An article as Markdown: all its words, with what is folded or fetched later, and no markup of components. */
export function articleMarkdown(html: string, reading: Reading): string {
  return toMarkdown(
    { type: "root", children: blocksOf(nodesOf(fragmentOf(html)), reading) },
    {
      bullet: "-",
      listItemIndent: "one",
      rule: "-",
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  );
}
