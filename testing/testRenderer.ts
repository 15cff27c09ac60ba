import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadReference } from "../engine/loadReference.ts";
import { projectPaths } from "../engine/projectPaths.ts";
import { readGuides } from "../engine/readGuides.ts";
import { withBase } from "../src/lib/basePath.ts";
import { operationSlugs } from "../src/pages/outline.ts";
import type { Page } from "../src/pages/page.ts";
import { toPages } from "../src/pages/toPages.ts";
import { site } from "../src/site.ts";

/** What the rendering bundle tells the build about this site, without the bundling. */
export async function testRenderer(base: string) {
  const { root, content, contract } = projectPaths(join(import.meta.dirname, ".."));
  const reference = await loadReference(contract);
  return {
    site,
    base,
    reference,
    pages: toPages(await readGuides(root, content), reference),
    tokens: readFileSync(join(root, "src/styles/tokens.css"), "utf8"),
    canonicalUrl: ({ path, canonicalPath }: Pick<Page, "path" | "canonicalPath">) =>
      site.origin + withBase(base, canonicalPath ?? path),
    referenceLinks: { operation: (id: string) => `/docs/api/${operationSlugs[id]}` },
  };
}

/** The page at a path, which has to be there. */
export function pageAt(pages: readonly Page[], path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
