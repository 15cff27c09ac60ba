import type { DocsVersion } from "../site.ts";

/** The version whose pages include this path: the one with the longest matching prefix. */
export function versionOf(versions: readonly DocsVersion[], path: string): DocsVersion | null {
  const [longest] = versions
    .filter((version) => `${path}/`.startsWith(`${version.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  return longest ?? null;
}

export function landingOf(version: DocsVersion): string {
  return `${version.path}/overview`;
}
