import type { Nodes, Root } from "mdast";

const PAIR = /\b(\w+)="([^"]*)"/g;
const PROPERTIES: Readonly<Record<string, string>> = { title: "title", marks: "data-marks" };

/** ```json title="Answer" marks="2,5": hands both on to the component that shows the block. */
export function fenceMeta() {
  return (tree: Root) => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === "code") {
    const meta = node.meta ?? "";
    const pairs = [...meta.matchAll(PAIR)];
    if (
      meta.replace(PAIR, "").trim() !== "" ||
      pairs.some(([, name = ""]) => !(name in PROPERTIES))
    )
      throw new Error(`A fenced block says ${meta}. It may only say title="…" and marks="2,5".`);
    const hProperties = Object.fromEntries(
      pairs.map(([, name = "", value]) => [PROPERTIES[name], value]),
    );
    node.data = { ...node.data, hProperties };
  }
  if ("children" in node) for (const child of node.children) visit(child);
}
