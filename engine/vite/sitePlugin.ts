import { dirname, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { toClientPage } from "../../src/pages/page.ts";
import type { SiteReader } from "../loadSite.ts";
import { projectPaths } from "../projectPaths.ts";

const CLIENT_PAGES = "virtual:client-pages";

/** Gives the shell its list of pages; in development, reads the site again when a source of it changes. */
export function sitePlugin(reader: SiteReader): Plugin {
  return {
    name: "postcodes:site",
    resolveId(id) {
      return id === CLIENT_PAGES ? `\0${id}` : null;
    },
    async load(id) {
      if (id !== `\0${CLIENT_PAGES}`) return null;
      const { pages } = await reader.read();
      return `export const clientPages = ${JSON.stringify(pages.map(toClientPage))};`;
    },
    configureServer(server) {
      const { content, contract } = projectPaths(server.config.root);
      // With the recipes beside the guides.
      const sources = [dirname(content), dirname(contract)];
      server.watcher.add(sources);
      const onChange = (file: string) => {
        if (!sources.some((source) => file.startsWith(source + sep))) return;
        reader.forget();
        // The renderer keeps what it has evaluated: guides, recipes and the list of pages.
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
          if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
        }
        server.ws.send({ type: "full-reload" });
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);
    },
  };
}
