import type { Plugin, Rollup } from "vite";

/**
 * One style sheet for the whole site comes from the rendering bundle, which imports every component.
 * The client bundle, which knows only the shell, would publish a second one with a part of it.
 */
export function stylesPlugin(): Plugin {
  return {
    name: "postcodes:styles",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      // After Vite has gathered the style sheets.
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (file.type === "asset" && isSiteStyle(file)) delete bundle[fileName];
        }
      },
    },
  };
}

/** Whether it is what Vite gathers from all components. A sheet that a script fetches itself has a name of its own. */
export function isSiteStyle({ names }: Rollup.OutputAsset): boolean {
  return names.includes("style.css");
}
