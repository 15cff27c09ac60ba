import type { Block } from "./blocks.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Node, Reader } from "./reader.ts";

/** Texts without a mistake: each is read from many places, and once more whenever the contract is read again. */
const parsed = new Map<string, Block[]>();

/** The Markdown of a node as blocks; nothing when there is no node. */
export function prose(reader: Reader, node: Node | null | undefined): Block[] {
  if (node === null || node === undefined) return [];
  const text = reader.string(node);
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let isCorrect = true;
  const blocks = parseMarkdown(text, (message, fix) => {
    isCorrect = false;
    reader.report(node, message, fix);
  });
  if (isCorrect) parsed.set(text, blocks);
  return blocks;
}

/** The Markdown under a key that has to be there. */
export function requiredProse(reader: Reader, node: Node, key: string): Block[] {
  const blocks = prose(reader, reader.child(node, key));
  return blocks.length > 0 ? blocks : reader.missing(node, key, []);
}
