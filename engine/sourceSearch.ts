import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../src/lib/barePath.ts";
import type { Page } from "../src/pages/page.ts";

/** Where an author finds the text that made a piece of markup wrong. */
export type Locate = (page: Page, needle: string) => { file: string; line?: number };

/**
 * Checks look at finished markup, authors at sources: this finds the needle in the page's own source,
 * then anywhere in the sources, and only then names the finished document.
 */
export function createSourceSearch(root: string): Locate {
  let everything: string[] | undefined;
  return (page, needle) => {
    everything ??= ["content", "src", "openapi"].flatMap((folder) => filesBelow(root, folder));
    const own = everything.filter(
      (file) => file === page.sourceFile || file.startsWith(`${page.sourceFile}/`),
    );
    for (const file of [...own, ...everything]) {
      const line = readFileSync(join(root, file), "utf8")
        .split("\n")
        .findIndex((text) => text.includes(needle));
      if (line >= 0) return { file, line: line + 1 };
    }
    return { file: `dist/${pageFile(page.path, ".html")}` };
  };
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "recordings" ? [] : filesBelow(root, name);
    return /\.(mdx|tsx?|ya?ml)$/.test(entry.name) ? [name] : [];
  });
}
