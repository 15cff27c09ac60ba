import type { Element, ElementContent, Nodes, Root } from "hast";
import { textOf } from "./textOf.ts";

/** With more columns than this, a table has no room on a phone: its rows are stacked there. */
const SIDE_BY_SIDE = 2;

/** Gives every cell of a wide table the name of its column, which it shows where rows are stacked. */
export function cellLabels() {
  return (tree: Root) => visit(tree);
}

function visit(node: Nodes): void {
  if (!("children" in node)) return;
  if (isElement(node, "table")) label(node);
  for (const child of node.children) visit(child);
}

function label(table: Element) {
  const [headings = [], ...rows] = descendants(table, "tr").map((row) =>
    row.children.filter((cell) => isElement(cell, "th") || isElement(cell, "td")),
  );
  if (headings.length <= SIDE_BY_SIDE) return;
  table.properties["dataStacks"] = "";
  for (const cells of rows) {
    // The first cell is what the row is about and needs no name.
    for (const [column, cell] of cells.entries()) {
      const heading = headings[column];
      if (column === 0 || cell.type !== "element" || heading === undefined) continue;
      cell.properties["dataLabel"] = textOf(heading);
    }
  }
}

function descendants(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    return child.tagName === tagName ? [child] : descendants(child, tagName);
  });
}

function isElement(node: Nodes | ElementContent, tagName: string): node is Element {
  return node.type === "element" && node.tagName === tagName;
}
