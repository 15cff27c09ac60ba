import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
// Declares the two lists of the processor's data.
import type {} from "remark-parse";
import type { Processor } from "unified";

/** Tables in guides. The rest of GitHub's Markdown is not used, and would bring fourteen more packages. */
export function markdownTables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}
