import type { BlockContent, TableRow } from "mdast";
import type { HtmlElement } from "../html.ts";
import { lineIn, type Resolve } from "./phrasing.ts";
import { elementsOf } from "./reading.ts";

/** A table, below its caption. Its first row is that of the names of columns. */
export function tableOf(element: HtmlElement, resolve: Resolve): BlockContent[] {
  const caption = elementsOf(element).find(({ tagName }) => tagName === "caption");
  const rows = rowsIn(element).map(
    (row): TableRow => ({
      type: "tableRow",
      children: elementsOf(row).map((cell) => ({
        type: "tableCell",
        children: lineIn(cell, resolve),
      })),
    }),
  );
  return [
    ...(caption === undefined
      ? []
      : [{ type: "paragraph" as const, children: lineIn(caption, resolve) }]),
    { type: "table", children: rows },
  ];
}

function rowsIn(element: HtmlElement): HtmlElement[] {
  return elementsOf(element).flatMap((child) => (child.tagName === "tr" ? [child] : rowsIn(child)));
}
