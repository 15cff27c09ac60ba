import type { Plugin } from "vite";

/** The cascade layer of a folder of components; that of all others is "page" (src/styles/layers.css). */
const LAYERS: Readonly<Record<string, string>> = {
  ui: "ui",
  shell: "shell",
  navigation: "shell",
  search: "shell",
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
  const folder = /\/src\/([^/]+)\//.exec(file)?.[1] ?? "";
  return `@layer ${LAYERS[folder] ?? "page"} {\n${code}}\n`;
}
