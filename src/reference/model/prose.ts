import type { Block } from "./blocks.ts";
import { MarkdownError, parseMarkdown } from "./markdown.ts";
import type { Node, Reader } from "./reader.ts";

/** The Markdown of a node as blocks; nothing when there is no node. */
export function prose(reader: Reader, node: Node | null | undefined): Block[] {
  if (node === null || node === undefined) return [];
  try {
    return parseMarkdown(reader.string(node));
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    reader.report(node, error.message, error.fix);
    return [];
  }
}

/** The Markdown under a key that has to be there. */
export function requiredProse(reader: Reader, node: Node, key: string): Block[] {
  const blocks = prose(reader, reader.child(node, key));
  return blocks.length > 0 ? blocks : reader.missing(node, key, []);
}
