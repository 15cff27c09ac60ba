/**
 * The one spelling of a site path: no trailing slash, no `.html`, no `/index.html`.
 * Case is kept because it matters.
 */
export function barePath(path: string): string {
  const bare = path.replace(/\/+$/, "").replace(/(?:\/index)?\.html$/, "");
  return bare.replace(/\/+$/, "") || "/";
}

/** Where a page's files are below the output folder: `/docs/overview` gives `docs/overview` + extension. */
export function pageFile(path: string, extension: ".html" | ".json" | ".md" | ".png"): string {
  return (path === "/" ? "index" : path.slice(1)) + extension;
}
