import { defineConfig } from "vite";
import { buildSite } from "./build/buildSite.ts";
import { mdxPlugin } from "./build/mdx/mdxPlugin.ts";
import { projectPaths } from "./build/projectPaths.ts";
import { readSettings } from "./build/settings.ts";
import { createClassNames } from "./build/vite/classNames.ts";
import { devPlugin } from "./build/vite/devPlugin.ts";
import { sitePlugin } from "./build/vite/sitePlugin.ts";
import { stylesPlugin } from "./build/vite/stylesPlugin.ts";

const root = import.meta.dirname;
const paths = projectPaths(root);
const settings = readSettings(process.env);

export default defineConfig({
  root,
  base: settings.basePath,
  appType: "custom",
  publicDir: "public",
  define: { "import.meta.env.API_BASE_URL": JSON.stringify(settings.apiBaseUrl) },
  plugins: [mdxPlugin(), sitePlugin(), stylesPlugin(), devPlugin()],
  // In development the names say where a class is written.
  ...(process.argv.includes("build") && {
    css: { modules: { generateScopedName: createClassNames(root) } },
  }),
  server: { port: settings.port, strictPort: true },
  logLevel: process.argv.includes("build") ? "warn" : "info",
  build: {
    // The build's own list of steps says how long each takes.
    rolldownOptions: { checks: { pluginTimings: false } },
    outDir: paths.dist,
    emptyOutDir: false,
    // light-dark() as it is: what the style sheets need is younger than Vite's default target.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        cssCodeSplit: false,
        rolldownOptions: { input: { loader: "src/entry-loader.ts" } },
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
  builder: { buildApp: buildSite },
});
