import { withBase } from "../../src/lib/basePath.ts";
import { escapeHtml } from "../html.ts";
import type { Address } from "./ledger.ts";

/**
 * The article with an empty anchor at the new place of every id that has gone. If that is on another page, the anchor is
 * at the first link to it or its page, and the loader goes on from there.
 */
export function withAliases(
  html: string,
  path: string,
  { base, ledger }: { base: string; ledger: readonly Address[] },
): string {
  return ledger
    .filter((address) => address.path === path)
    .reduce(
      (changed, { id, alias }) =>
        id === null || alias === null ? changed : insertAnchor(changed, id, alias, base),
      html,
    );
}

function insertAnchor(html: string, id: string, alias: string, base: string): string {
  const moved = alias.startsWith("/") ? withBase(base, alias) : null;
  const places =
    moved === null ? [` id="${alias}"`] : [` href="${moved}"`, ` href="${pageOf(moved)}"`];
  const attribute = places.map((place) => html.indexOf(place)).find((at) => at >= 0) ?? -1;
  // The check of addresses reports an alias that leads nowhere.
  if (attribute < 0) return html;
  const at = anchorPlace(html, html.lastIndexOf("<", attribute));
  const movedTo = moved === null ? "" : ` data-moved-to="${escapeHtml(moved)}"`;
  return `${html.slice(0, at)}<span id="${escapeHtml(id)}"${movedTo}></span>${html.slice(at)}`;
}

/** An address without its fragment. */
export function pageOf(address: string): string {
  return address.replace(/#.*/, "");
}

/** In front of the element; inside it, or inside its first child, where nothing may be in front. */
function anchorPlace(html: string, tag: number): number {
  const name = /^<(\w+)/.exec(html.slice(tag, tag + 12))?.[1] ?? "";
  const inside = html.indexOf(">", tag) + 1;
  if (["li", "dt", "dd", "td", "th", "summary"].includes(name)) return inside;
  return ["details", "tr"].includes(name) ? html.indexOf(">", inside) + 1 : tag;
}
