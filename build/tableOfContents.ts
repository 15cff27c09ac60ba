import type { TocItem } from "../src/navigation/pageData.ts";
import { attribute, elementsOf, textOf } from "./html.ts";

/** Headings of level 2 and 3 with an id, read from the finished article so that none can be missed. */
export function tableOfContents(articleHtml: string): TocItem[] {
  return elementsOf(articleHtml).flatMap((element): TocItem[] => {
    const id = attribute(element, "id");
    if (id === undefined || (element.tagName !== "h2" && element.tagName !== "h3")) return [];
    const text = textOf(element, (child) => attribute(child, "data-direct-link") !== undefined);
    return [{ id, text, level: element.tagName === "h2" ? 2 : 3 }];
  });
}
