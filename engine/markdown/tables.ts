import type { BlockContent, TableRow } from "mdast";
import { attribute, type HtmlElement } from "../html.ts";
import { lineIn, type Resolve } from "./phrasing.ts";
import { elementsOf } from "./reading.ts";

/** A table, below its caption. Its first row is that of the names of columns. */
export function tableOf(element: HtmlElement, resolve: Resolve): BlockContent[] {
  const caption = elementsOf(element).find(({ tagName }) => tagName === "caption");
  const rows = rowsIn(element).map(
    (row): TableRow => ({
      type: "tableRow",
      // A cell across several columns is said in each of them.
      children: elementsOf(row).flatMap((cell) =>
        Array.from({ length: columnsOf(cell) }, () => ({
          type: "tableCell" as const,
          children: lineIn(cell, resolve),
        })),
      ),
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

function columnsOf(cell: HtmlElement): number {
  return Number(attribute(cell, "colspan") ?? 1);
}
