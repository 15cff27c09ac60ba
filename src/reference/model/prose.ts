import type { Block } from "./blocks.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Node, Reader } from "./reader.ts";

/** The same schema is read from many places; its words are parsed once. */
const parsed = new WeakMap<Reader, Map<string, Block[]>>();

/** The Markdown of a node as blocks; nothing when there is no node. */
export function prose(reader: Reader, node: Node | null | undefined): Block[] {
  if (node === null || node === undefined) return [];
  const known = parsed.get(reader) ?? new Map<string, Block[]>();
  parsed.set(reader, known);
  const blocks =
    known.get(node.pointer) ??
    parseMarkdown(reader.string(node), (message, fix) => reader.report(node, message, fix));
  known.set(node.pointer, blocks);
  return blocks;
}

/** The Markdown under a key that has to be there. */
export function requiredProse(reader: Reader, node: Node, key: string): Block[] {
  const blocks = prose(reader, reader.child(node, key));
  return blocks.length > 0 ? blocks : reader.missing(node, key, []);
}
