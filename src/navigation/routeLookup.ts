import { barePath } from "../lib/barePath.ts";
import { withoutBase } from "../lib/basePath.ts";

/** At most this many answers are kept; the oldest one gives way to a new one. */
export const ROUTE_CACHE_LIMIT = 10_000;

/** The path of the page that a URL's pathname means, or null when it is no page of this site. */
export type RouteLookup = (pathname: string) => string | null;

export function createRouteLookup(
  paths: Iterable<string>,
  base: string,
  limit = ROUTE_CACHE_LIMIT,
): RouteLookup & { readonly size: () => number } {
  const known = new Set(paths);
  const answers = new Map<string, string | null>();

  function find(pathname: string): string | null {
    const inside = withoutBase(base, pathname);
    if (inside === null) return null;
    const path = barePath(inside);
    return known.has(path) ? path : null;
  }

  function lookup(pathname: string): string | null {
    const kept = answers.get(pathname);
    if (kept !== undefined) return kept;
    const answer = find(pathname);
    if (answers.size >= limit) {
      const [oldest] = answers.keys();
      if (oldest !== undefined) answers.delete(oldest);
    }
    answers.set(pathname, answer);
    return answer;
  }
  return Object.assign(lookup, { size: () => answers.size });
}
