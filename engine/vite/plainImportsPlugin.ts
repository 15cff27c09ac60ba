import type { Plugin } from "vite";

/**
 * Vite has every import() go through a helper that fetches style sheets and other modules first: a fifth of the script that a
 * page loads at once. Here no import() needs that: style is in one sheet (`cssCodeSplit`), modules are not preloaded
 * (`modulePreload`), and what is fetched first is fetched with its hash (src/browser/verifiedFile.ts).
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: "postcodes:plain-imports",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
