import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

/** Every page of the built site, from its own sitemap: bare paths. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(resolve("dist/sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** A page of each kind, for what is too slow to look at on every page. */
export const PAGE_OF_EACH_KIND = {
  home: "/",
  endpoints: "/endpoints",
  "docs index": "/docs",
  guide: "/docs/postcode/lookup",
  "schema guide": "/docs/postcode/schema",
  "API index": "/docs/api",
  "API introduction": "/docs/api/api-reference-postcodes-io",
  group: "/docs/api/postcodes",
  operation: "/docs/api/lookup-postcode",
  "not found": "/no-such-page",
} as const;

const documentSize = (path: string) => statSync(resolve(`dist${path}.html`)).size;

/** The page whose document is the largest: most words, tables and code. */
function densest(kind: string, paths: readonly string[]): string {
  const [first] = [...paths].sort((a, b) => documentSize(b) - documentSize(a));
  if (first === undefined) {
    throw new Error(
      `dist/sitemap.xml lists no ${kind}. Run "npm run build", or mend e2e/pages.ts.`,
    );
  }
  return first;
}

const isReference = (path: string) => /^\/docs\/api(\/|$)/.test(path);

/** Only the page of a single operation has a section "Request" of its own; a group has one per operation. */
function isOperation(path: string): boolean {
  if (!isReference(path)) return false;
  const { toc } = JSON.parse(readFileSync(resolve(`dist${path}.json`), "utf8"));
  return toc.some(({ id }: { id: string }) => id === "request");
}

export const densestGuide = () =>
  densest(
    "guide",
    sitemapPaths().filter((path) => path.startsWith("/docs/") && !isReference(path)),
  );

export const densestOperation = () => densest("operation page", sitemapPaths().filter(isOperation));
