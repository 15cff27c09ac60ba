import type { Plugin } from "vite";

/**
 * One style sheet for the whole site comes from the rendering bundle, which imports every component.
 * The client bundle, which knows only the shell, would publish a second one with a part of it.
 */
export function stylesPlugin(): Plugin {
  return {
    name: "postcodes:styles",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      // After Vite has gathered the style sheets.
      order: "post",
      handler(_options, bundle) {
        for (const fileName of Object.keys(bundle)) {
          if (fileName.endsWith(".css")) delete bundle[fileName];
        }
      },
    },
  };
}
