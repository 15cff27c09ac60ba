import type { UserConfig } from "vite";
import { siteReader } from "../loadSite.ts";
import { readSettings } from "../settings.ts";
import { layersPlugin } from "./layersPlugin.ts";
import { sitePlugin } from "./sitePlugin.ts";

/** What a build and the development server have in common. */
export function siteConfig(root: string) {
  const settings = readSettings(process.env);
  const reader = siteReader(root);
  const config = {
    root,
    base: settings.basePath,
    appType: "custom",
    publicDir: "public",
    plugins: [sitePlugin(reader), layersPlugin()],
    define: { "import.meta.env.COPY": "false" },
  } satisfies UserConfig;
  return { config, settings, reader };
}
