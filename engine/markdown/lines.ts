import type { BlockContent, PhrasingContent } from "mdast";
import { words } from "./phrasing.ts";

export function paragraph(children: PhrasingContent[]): BlockContent[] {
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
}

/** A label in front of the first paragraph, or as one of its own. */
export function runIn(label: PhrasingContent[], blocks: BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  if (label.length === 0) return blocks;
  if (first?.type !== "paragraph") return [...paragraph(label), ...blocks];
  const between = endsWithColon(label) ? " " : ": ";
  return [...paragraph([...label, ...words(between), ...first.children]), ...rest];
}

export function endsWithColon(label: readonly PhrasingContent[]): boolean {
  const last = label.at(-1);
  if (last?.type === "strong") return endsWithColon(last.children);
  return last?.type === "text" && last.value.endsWith(":");
}
