import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** With more columns than this, a table has no room on a phone: its rows are stacked there. */
const SIDE_BY_SIDE = 2;

/** Gives every cell of a wide table the name of its column, which it shows where rows are stacked. */
export function cellLabels() {
  return (tree: Root) =>
    visit(tree, { tagName: "table" }, (node) => {
      if (node.type === "element") label(node);
    });
}

function label(table: Element) {
  const rows: Element[][] = [];
  visit(table, { tagName: "tr" }, (row) => {
    if (row.type === "element") rows.push(row.children.filter(isElement));
  });
  const [headings = [], ...others] = rows;
  if (headings.length <= SIDE_BY_SIDE) return;
  table.properties["dataStacks"] = "";
  for (const cells of others) {
    // The first cell is what the row is about and needs no name.
    for (const [column, cell] of cells.entries()) {
      const heading = headings[column];
      if (column > 0 && heading !== undefined) cell.properties["dataLabel"] = textOf(heading);
    }
  }
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}
