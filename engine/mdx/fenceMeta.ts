import type { Root } from "mdast";
import { visit } from "unist-util-visit";

const PAIR = /\b(\w+)="([^"]*)"/g;
const PROPERTIES: Readonly<Record<string, string>> = { title: "title", marks: "data-marks" };

/** ```json title="Answer" marks="2,5": hands both on to the component that shows the block. */
export function fenceMeta() {
  return (tree: Root) =>
    visit(tree, "code", (node) => {
      const meta = node.meta ?? "";
      const pairs = [...meta.matchAll(PAIR)];
      const isKnown = pairs.every(([, name = ""]) => name in PROPERTIES);
      if (!isKnown || meta.replace(PAIR, "").trim() !== "") {
        throw new Error(`A fenced block says ${meta}. It may only say title="…" and marks="2,5".`);
      }
      const hProperties = Object.fromEntries(
        pairs.map(([, name = "", value]) => [PROPERTIES[name], value]),
      );
      node.data = { ...node.data, hProperties };
    });
}
