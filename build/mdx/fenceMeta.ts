import type { Nodes, Root } from "mdast";

/** ```json title="Answer" marks="2,5": hands both on to the component that shows the block. */
export function fenceMeta() {
  return (tree: Root) => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === "code") {
    const pairs = [...(node.meta ?? "").matchAll(/(\w+)="([^"]*)"/g)];
    const hProperties = Object.fromEntries(
      pairs.map(([whole, name, value]) => {
        if (name === "title") return ["title", value];
        if (name === "marks") return ["data-marks", value];
        throw new Error(`A fenced block says ${whole}. It may only say title="…" and marks="2,5".`);
      }),
    );
    node.data = { ...node.data, hProperties };
  }
  if ("children" in node) for (const child of node.children) visit(child);
}
