import { defineConfig } from "vite";
import { buildSite } from "./engine/buildSite.ts";
import { projectPaths } from "./engine/projectPaths.ts";
import { createClassNames } from "./engine/vite/classNames.ts";
import { integrityPlugin } from "./engine/vite/integrityPlugin.ts";
import { packageVersionPlugin } from "./engine/vite/packageVersionPlugin.ts";
import { plainImportsPlugin } from "./engine/vite/plainImportsPlugin.ts";
import { siteConfig } from "./engine/vite/siteConfig.ts";
import { stylesPlugin } from "./engine/vite/stylesPlugin.ts";

/** The build. The development server has a configuration of its own: vite.dev.config.ts. */
const root = import.meta.dirname;
const paths = projectPaths(root);
const { config, reader } = siteConfig(root);

export default defineConfig(({ command }) => {
  if (command === "serve") throw new Error("vite.config.ts is for builds. Run: npm run dev");
  return {
    ...config,
    plugins: [
      ...config.plugins,
      stylesPlugin(),
      integrityPlugin(),
      plainImportsPlugin(),
      packageVersionPlugin(),
    ],
    css: { modules: { generateScopedName: createClassNames(root) } },
    logLevel: "warn",
    build: {
      // The build's own list of steps says how long each takes.
      rolldownOptions: { checks: { pluginTimings: false } },
      outDir: paths.nextDist,
      emptyOutDir: false,
      // light-dark() and lists with :has() as they are: what the style sheets need is younger than Vite's default target.
      cssTarget: ["chrome123", "firefox121", "safari17.5"],
      modulePreload: false,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          cssCodeSplit: false,
          rolldownOptions: {
            input: { loader: "src/entry-loader.ts" },
            // Otherwise the loader has the constants of all scripts that come later, and exports them.
            optimization: { inlineConst: true },
          },
        },
      },
      // For a copy that needs no server (npm run offline): files may run scripts, but load no modules.
      copy: {
        consumer: "client",
        define: { "import.meta.env.COPY": "true" },
        build: {
          write: false,
          copyPublicDir: false,
          cssCodeSplit: false,
          rolldownOptions: {
            input: "src/entry-loader.ts",
            output: { format: "iife" },
            // The addresses of modules, of which there are none.
            checks: { emptyImportMeta: false },
          },
        },
      },
      worker: {
        consumer: "client",
        build: {
          write: false,
          copyPublicDir: false,
          rolldownOptions: { input: "src/offline/worker/worker.ts", output: { format: "iife" } },
        },
      },
      ssr: {
        build: {
          outDir: paths.renderer,
          cssCodeSplit: false,
          emitAssets: true,
          copyPublicDir: false,
          rolldownOptions: { input: "src/entry-server.tsx" },
        },
      },
    },
    // One configuration for both bundles: otherwise Vite loads this file, and with it the site, once for each.
    builder: { sharedConfigBuild: true, buildApp: (builder) => buildSite(builder, reader) },
  };
});
