import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import { markdownTables } from "../../src/lib/markdownTables.ts";
import { splitFrontmatter } from "../../src/lib/splitFrontmatter.ts";
import { cellLabels } from "./cellLabels.ts";
import { fenceMeta } from "./fenceMeta.ts";
import { headingIds } from "./headingIds.ts";

/** Compiles guides to components. Their frontmatter is read by the list of pages, not here. */
export function mdxPlugin(): Plugin {
  return {
    name: "postcodes:mdx",
    enforce: "pre",
    async transform(source, id) {
      const [file = id] = id.split("?");
      if (!file.endsWith(".mdx")) return null;
      const { body } = splitFrontmatter(source);
      const compiled = await compile(
        { value: body, path: file },
        { remarkPlugins: [markdownTables, fenceMeta], rehypePlugins: [headingIds, cellLabels] },
      );
      return { code: String(compiled), map: null };
    },
  };
}
