import type { Nodes as HtmlNode } from "hast";
import type { Nodes as MarkdownNode } from "mdast";
import type { Transformer } from "unified";

/** A guide that is being compiled. */
export type GuideFile = Parameters<Transformer>[1];

/** Stops compiling a guide: says what is wrong at a node, and the fix. */
export function refuse(
  file: GuideFile,
  place: HtmlNode | MarkdownNode,
  message: string,
  fix: string,
): never {
  const refusal = file.message(message, place);
  refusal.note = fix;
  throw refusal;
}
