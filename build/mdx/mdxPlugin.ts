import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { fenceTitles } from "./fenceTitles.ts";
import { headingIds } from "./headingIds.ts";
import { splitFrontmatter } from "./splitFrontmatter.ts";

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
        { remarkPlugins: [remarkGfm, fenceTitles], rehypePlugins: [headingIds] },
      );
      return { code: String(compiled), map: null };
    },
  };
}
