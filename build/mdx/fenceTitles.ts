import type { Nodes, Root } from "mdast";

/** ```json title="Answer" : hands the title on to the component that shows the block. */
export function fenceTitles() {
  return (tree: Root) => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === "code") {
    const title = /title="([^"]*)"/.exec(node.meta ?? "")?.[1];
    if (title !== undefined) node.data = { ...node.data, hProperties: { title } };
  }
  if ("children" in node) for (const child of node.children) visit(child);
}
