import { editDistance } from "../lib/editDistance.ts";
import type { ClientPage } from "./page.ts";

/** Beyond this an address has hardly a letter in common with the mistyped one. */
const FARTHEST = 0.6;

/** The pages whose address comes closest to a mistyped one, best first. */
export function closestPages(pages: readonly ClientPage[], path: string, count = 5): ClientPage[] {
  const wanted = segments(path);
  return pages
    .filter(({ canonicalPath }) => canonicalPath === undefined)
    .map((page) => ({ page, distance: pathDistance(wanted, segments(page.path)) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ page }) => page);
}

function segments(path: string): string[] {
  return path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
}

/**
 * Gives the last part most weight, because it says most: /nearest should find
 * /docs/postcode/nearest although most of that address is missing.
 */
function pathDistance(wanted: string[], candidate: string[]): number {
  const whole = relative(wanted.join("/"), candidate.join("/"));
  const last = relative(wanted.at(-1) ?? "", candidate.at(-1) ?? "");
  return Math.min(whole, 0.1 + last * 0.7 + whole * 0.2);
}

/** 0 for equal texts, 1 for texts with nothing in common. */
function relative(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : editDistance(a, b) / longest;
}
