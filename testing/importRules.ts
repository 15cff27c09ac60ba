import { isTest, type SourceFile } from "./sourceFiles.ts";

/**
 * Who may import whom: an allow-list. A place is a folder or a file, and the longest match decides. A place
 * without a row may import nothing and be imported by nobody. Packages are free, but for React and Node's own.
 */
const RULES: Readonly<Record<string, readonly string[]>> = {
  "package.json": [],
  "src/lib": [],
  "src/site.ts": ["package.json"],
  "src/styles": [],
  "src/browser": ["src/lib"],
  "src/reference/model": ["src/lib"],
  "src/pages": ["src/reference/model", "src/lib", "src/site.ts"],
  "src/ui": ["src/lib", "react"],
  "src/reference/views": [
    "src/article/SiteContext.ts",
    "src/reference/model",
    "src/pages",
    "src/ui",
    "src/lib",
    "react",
  ],
  "src/article": [
    "src/article/SiteContext.ts",
    "src/article/recipesFrom.ts",
    "src/search",
    "src/search/searchEntries.ts",
    "src/reference/model",
    "src/reference/views",
    "src/pages",
    "src/ui",
    "src/lib",
    "src/site.ts",
    "react",
  ],
  "src/article/SiteContext.ts": ["src/reference/model", "src/pages", "react"],
  "src/article/recipesFrom.ts": [],
  "src/article/enhance.ts": ["src/article/enhance", "src/explain"],
  "src/article/enhance": ["src/browser", "src/lib"],
  "src/explain": ["src/ui", "src/browser", "src/lib"],
  "src/home": [
    "src/article/SiteContext.ts",
    "src/article",
    "src/reference/model",
    "src/reference/views",
    "src/pages",
    "src/ui",
    "src/lib",
    "src/site.ts",
    "react",
  ],
  "src/navigation": ["src/pages", "src/ui", "src/lib", "src/browser", "src/site.ts", "react"],
  // What a search finds is read from the site's data in Node; the browser opens the finished index.
  "src/search/searchEntries.ts": ["src/search/entries", "src/search", "src/pages", "src/lib"],
  "src/search/entries": ["src/search", "src/pages", "src/reference/model", "src/lib"],
  "src/search": ["src/lib"],
  "src/search/dialog": [
    "src/search",
    "src/pages",
    "src/ui",
    "src/browser",
    "src/lib",
    "src/site.ts",
    "react",
  ],
  "src/offline": ["src/lib"],
  "src/offline/control": ["src/offline", "src/browser", "src/lib", "src/site.ts", "react"],
  "src/shell": [
    "src/shell/sidebarScroll.ts",
    "src/search/dialog",
    "src/offline/control",
    "src/navigation",
    "src/pages",
    "src/ui",
    "src/lib",
    "src/browser",
    "src/site.ts",
    "react",
  ],
  "src/shell/sidebarScroll.ts": ["src/browser", "src/lib"],
  // Scripts for the browser hold no content.
  "src/entry-loader.ts": [
    "src/browser",
    "src/lib",
    "src/shell/sidebarScroll.ts",
    "src/entry-client.tsx",
  ],
  "src/entry-client.tsx": [
    "src/article/enhance.ts",
    "src/navigation",
    "src/shell",
    "src/browser",
    "src/lib",
    "react",
  ],
  "src/entry-server.tsx": [
    "src/article/SiteContext.ts",
    "src/article",
    "src/home",
    "src/reference/model",
    "src/reference/views",
    "src/navigation",
    "src/pages",
    "src/search/searchEntries.ts",
    "src/shell",
    "src/styles",
    "src/site.ts",
    "react",
  ],
  "src/dev-styles.ts": ["src/styles", "src/dev-module-styles.ts"],
  "src/dev-module-styles.ts": [],
  "src/env.d.ts": ["src/pages", "src/reference/model", "src/lib"],
  engine: [
    "src/entry-server.tsx",
    "src/navigation",
    "src/offline",
    "src/pages",
    "src/reference/model",
    "src/search",
    "src/search/searchEntries.ts",
    "src/lib",
    "src/site.ts",
    "server",
    "packages/mcp",
    "node:",
  ],
  server: ["engine", "src/pages", "src/lib", "node:"],
  mock: [
    "engine",
    "server",
    "src/article/recipesFrom.ts",
    "src/reference/model",
    "src/lib",
    "node:",
  ],
  testing: [
    "engine",
    "mock",
    "src/pages",
    "src/reference/model",
    "src/lib",
    "src/site.ts",
    "node:",
  ],
  "packages/mock": ["mock", "node:"],
  "packages/mcp": ["src/search", "src/pages", "src/reference/model", "src/lib", "node:"],
  // Browser tests know the built site only.
  e2e: ["testing", "node:"],
  bench: ["e2e", "testing", "node:"],
  "vite.config.ts": ["engine"],
  "vitest.config.ts": ["node:"],
  "playwright.config.ts": ["e2e"],
};

/** Tests may also use what exists for tests, and Node. */
const FOR_TESTS = ["testing", "node:", "react"];

/** A sentence for every import that the table does not allow. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const from = placeOf(path);
    if (from === null) return [`${path}: no row of testing/importRules.ts covers it. Add one.`];
    const allowed = [from, ...(RULES[from] ?? []), ...(isTest(path) ? FOR_TESTS : [])];
    return imports
      .filter((target) => {
        const to = placeOf(target);
        return to === null ? !target.startsWith("package:") : !allowed.includes(to);
      })
      .map(
        (target) =>
          `${path} imports ${target}. ${from} may import: ${allowed.slice(1).join(", ") || "nothing of ours"}. Move it to one of these, or pass it in; see decisions/0002-import-rules.md.`,
      );
  });
}

/** The row that covers a path: the longest one. Null where there is none. */
function placeOf(target: string): string | null {
  if (target.startsWith("package:node:")) return "node:";
  if (/^package:react(?:-dom)?(?:\/|$)/.test(target)) return "react";
  const covering = Object.keys(RULES).filter(
    (place) => target === place || target.startsWith(`${place}/`),
  );
  return covering.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Every circle of imports as "a.ts → b.ts → a.ts", each named once. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return circles;
}
