import type { Plugin } from "vite";

/**
 * The cascade layer of a folder of components; that of all others is "page" (src/styles/layers.css). What is in the layer
 * "special" is not in the style sheet of the site: it travels with the pages that have it (engine/siteStyle.ts).
 */
const LAYERS: Readonly<Record<string, string>> = {
  ui: "ui",
  shell: "shell",
  navigation: "shell",
  search: "shell",
  home: "special",
  "article/diagrams": "special",
};

/** Puts the style of each component into the layer of its folder. A file that names a layer itself keeps it. */
export function layersPlugin(): Plugin {
  return {
    name: "postcodes:layers",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => (code.includes("@layer") ? null : inLayer(code, id)),
    },
  };
}

export function inLayer(code: string, file: string): string {
  const folders = file.slice(file.lastIndexOf("/src/") + "/src/".length);
  const [, layer] =
    Object.entries(LAYERS).find(([folder]) => folders.startsWith(`${folder}/`)) ?? [];
  return `@layer ${layer ?? "page"} {\n${code}}\n`;
}
