import { defineConfig } from "vite";
import { buildSite } from "./engine/buildSite.ts";
import { siteReader } from "./engine/loadSite.ts";
import { mdxPlugin } from "./engine/mdx/mdxPlugin.ts";
import { projectPaths } from "./engine/projectPaths.ts";
import { readSettings } from "./engine/settings.ts";
import { createClassNames } from "./engine/vite/classNames.ts";
import { devPlugin } from "./engine/vite/devPlugin.ts";
import { integrityPlugin } from "./engine/vite/integrityPlugin.ts";
import { layersPlugin } from "./engine/vite/layersPlugin.ts";
import { packageVersionPlugin } from "./engine/vite/packageVersionPlugin.ts";
import { plainImportsPlugin } from "./engine/vite/plainImportsPlugin.ts";
import { sitePlugin } from "./engine/vite/sitePlugin.ts";
import { stylesPlugin } from "./engine/vite/stylesPlugin.ts";

const root = import.meta.dirname;
const paths = projectPaths(root);
const settings = readSettings(process.env);
const reader = siteReader(root);

export default defineConfig(({ command }) => ({
  root,
  base: settings.basePath,
  appType: "custom",
  publicDir: "public",
  plugins: [
    mdxPlugin(),
    sitePlugin(reader),
    layersPlugin(),
    stylesPlugin(),
    integrityPlugin(),
    plainImportsPlugin(),
    packageVersionPlugin(),
    devPlugin(reader),
  ],
  // In development the names say where a class is written.
  css:
    command === "build"
      ? { modules: { generateScopedName: createClassNames(root) } }
      : {
          transformer: "lightningcss",
          lightningcss: { cssModules: { pattern: "[name]_[local]" } },
        },
  server: {
    port: settings.port,
    strictPort: true,
    // Thousands of files that no page is made of.
    watch: { ignored: ["dist", ".cache", "bench", "e2e"].map((folder) => `${root}/${folder}/**`) },
  },
  logLevel: command === "build" ? "warn" : "info",
  define: { "import.meta.env.COPY": "false" },
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
    // Not in development, where each environment would look for dependencies of its own.
    ...(command === "build" && {
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
    }),
    ssr: {
      // Modules are got ready beside each other, not one when the one before asks for it.
      dev: { preTransformRequests: true },
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
}));
