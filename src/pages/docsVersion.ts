import type { DocsVersion } from "../site.ts";

/** The version whose pages include this path: the one with the longest matching prefix. */
export function versionOf(versions: readonly DocsVersion[], path: string): DocsVersion | null {
  const matching = versions.filter(
    (version) => path === version.path || path.startsWith(`${version.path}/`),
  );
  return matching.reduce<DocsVersion | null>(
    (longest, version) =>
      longest === null || version.path.length > longest.path.length ? version : longest,
    null,
  );
}

export function landingOf(version: DocsVersion): string {
  return `${version.path}/overview`;
}
