import { defineConfig } from "vite";
import { devPlugin } from "./engine/vite/devPlugin.ts";
import { CLASS_NAMES, devRenderer } from "./engine/vite/devRenderer.ts";
import { siteConfig } from "./engine/vite/siteConfig.ts";
import { sitePlugin } from "./engine/vite/sitePlugin.ts";

/** `npm run dev`, in a file of its own, so that it does not wait until all that a build needs is loaded. */
const root = import.meta.dirname;
const { config, settings, reader } = siteConfig(root);
const renderer = devRenderer({ root, base: settings.basePath, sitePlugin: sitePlugin(reader) });

export default defineConfig({
  ...config,
  plugins: [...config.plugins, devPlugin(reader, renderer)],
  css: {
    transformer: "lightningcss",
    lightningcss: { cssModules: { pattern: CLASS_NAMES } },
  },
  server: {
    port: settings.port,
    strictPort: true,
    // devPlugin watches the sources.
    watch: null,
  },
});
