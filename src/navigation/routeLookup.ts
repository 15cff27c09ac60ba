import { barePath } from "../lib/barePath.ts";
import { withoutBase } from "../lib/basePath.ts";

/** At most this many results are kept; a new one replaces the oldest. */
export const ROUTE_CACHE_LIMIT = 10_000;

/** The path of the page that a URL's pathname means, or null when it is no page of this site. */
export type RouteLookup = (pathname: string) => string | null;

export function createRouteLookup(
  paths: Iterable<string>,
  base: string,
): RouteLookup & { readonly size: () => number } {
  const known = new Set(paths);
  const results = new Map<string, string | null>();

  function find(pathname: string): string | null {
    const inside = withoutBase(base, pathname);
    if (inside === null) return null;
    const path = barePath(inside);
    return known.has(path) ? path : null;
  }

  function lookup(pathname: string): string | null {
    const kept = results.get(pathname);
    if (kept !== undefined) return kept;
    const found = find(pathname);
    if (results.size >= ROUTE_CACHE_LIMIT) {
      const [oldest] = results.keys();
      if (oldest !== undefined) results.delete(oldest);
    }
    results.set(pathname, found);
    return found;
  }
  return Object.assign(lookup, { size: () => results.size });
}
