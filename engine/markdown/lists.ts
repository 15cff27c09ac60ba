import type { BlockContent, List, ListItem } from "mdast";
import type { HtmlElement } from "../html.ts";
import { elementsOf } from "./reading.ts";

/** A list, with blank lines only where an item has more than a paragraph and lists. */
export function listOf(ordered: boolean, items: readonly ListItem[]): List[] {
  if (items.length === 0) return [];
  const children = items.map((item): ListItem => {
    const paragraphs = item.children.filter(({ type }) => type === "paragraph");
    const others = item.children.filter(({ type }) => type !== "paragraph" && type !== "list");
    return { ...item, spread: paragraphs.length > 1 || others.length > 0 };
  });
  return [{ type: "list", ordered, spread: children.some(({ spread }) => spread), children }];
}

type Description = { term: HtmlElement; details: HtmlElement[] };

/** The terms of a <dl>, each with what is said about it. */
export function descriptions(element: HtmlElement): Description[] {
  const parts = elementsOf(element).flatMap((part) =>
    part.tagName === "div" ? elementsOf(part) : [part],
  );
  const entries: Description[] = [];
  for (const part of parts) {
    if (part.tagName === "dt") entries.push({ term: part, details: [] });
    else entries.at(-1)?.details.push(part);
  }
  return entries;
}

export function item(children: BlockContent[]): ListItem {
  return { type: "listItem", children };
}

/** Two lists in a row would be one to a reader of Markdown. */
export function withMergedLists(blocks: readonly BlockContent[]): BlockContent[] {
  const merged: BlockContent[] = [];
  for (const next of blocks) {
    const last = merged.at(-1);
    if (last?.type === "list" && next.type === "list" && last.ordered === next.ordered) {
      merged.splice(-1, 1, ...listOf(last.ordered === true, [...last.children, ...next.children]));
    } else {
      merged.push(next);
    }
  }
  return merged;
}
