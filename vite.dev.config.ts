import { defineConfig } from "vite";
import { devPlugin } from "./engine/vite/devPlugin.ts";
import { siteConfig } from "./engine/vite/siteConfig.ts";

/** `npm run dev`, in a file of its own, so that it does not wait until all that a build needs is loaded. */
const root = import.meta.dirname;
const { config, settings, reader } = siteConfig(root);

export default defineConfig({
  ...config,
  plugins: [...config.plugins, devPlugin(reader)],
  // The names say where a class is written.
  css: {
    transformer: "lightningcss",
    lightningcss: { cssModules: { pattern: "[name]_[local]" } },
  },
  server: {
    port: settings.port,
    strictPort: true,
    // Thousands of files that no page is made of.
    watch: {
      ignored: ["dist", ".cache", "bench", "e2e", "testing"].map(
        (folder) => `${root}/${folder}/**`,
      ),
    },
  },
  environments: {
    // Modules are got ready beside each other, not one when the one before asks for it.
    ssr: { dev: { preTransformRequests: true } },
  },
});
