import { escapeHtml } from "../html.ts";
import type { Address } from "./ledger.ts";

/** The article with an empty anchor at the new place of every id that has gone. */
export function withAliases(html: string, path: string, ledger: readonly Address[]): string {
  return ledger
    .filter((address) => address.path === path)
    .reduce(
      (changed, { id, alias }) =>
        id === null || alias === null ? changed : insertAnchor(changed, id, alias),
      html,
    );
}

function insertAnchor(html: string, id: string, alias: string): string {
  const attribute = html.indexOf(` id="${escapeHtml(alias)}"`);
  // The check of addresses reports an alias that leads nowhere.
  if (attribute < 0) return html;
  const at = anchorPlace(html, html.lastIndexOf("<", attribute));
  return `${html.slice(0, at)}<span id="${escapeHtml(id)}"></span>${html.slice(at)}`;
}

/** In front of the element; inside it, or inside its first child, where nothing may be in front. */
function anchorPlace(html: string, tag: number): number {
  const name = /^<(\w+)/.exec(html.slice(tag, tag + 12))?.[1] ?? "";
  const inside = html.indexOf(">", tag) + 1;
  if (["li", "dt", "dd", "td", "th", "summary"].includes(name)) return inside;
  return ["details", "tr"].includes(name) ? html.indexOf(">", inside) + 1 : tag;
}
