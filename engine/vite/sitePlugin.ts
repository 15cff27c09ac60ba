import { dirname } from "node:path";
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from "vite";
import { toClientPage } from "../../src/pages/page.ts";
import type { LoadedSite, SiteReader } from "../loadSite.ts";
import { projectPaths } from "../projectPaths.ts";

const CLIENT_PAGES = "virtual:client-pages";

/** Gives the shell its list of pages; in development, reads the site again when a source of it changes. */
export function sitePlugin(reader: SiteReader): Plugin {
  const listOf = ({ pages }: LoadedSite) => JSON.stringify(pages.map(toClientPage));
  /** The list that the shell was given last. */
  let given = "";
  return {
    name: "postcodes:site",
    resolveId(id) {
      return id === CLIENT_PAGES ? `\0${id}` : null;
    },
    async load(id) {
      if (id !== `\0${CLIENT_PAGES}`) return null;
      given = listOf(await reader.read());
      return `export const clientPages = ${given};`;
    },
    configureServer(server) {
      reader.onRead((site) => {
        if (given !== "" && listOf(site) !== given) dropAll(server);
      });
    },
    hotUpdate({ file, server }) {
      const { content, contract } = projectPaths(server.config.root);
      const isBelow = (folder: string) => file.startsWith(`${normalizePath(folder)}/`);
      // With the recipes beside the guides.
      if (!isBelow(dirname(content)) && !isBelow(dirname(contract))) return undefined;
      // Vite tells each environment; the site is the same for all.
      if (this.environment.name !== "ssr") return [];
      reader.forget(file);
      dropModule(server, file);
      // The browser asks for the page while the site is read, and is told of mistakes then.
      reader.read().catch(() => undefined);
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

/** A guide is compiled again; all else below these folders is no module of the renderer. */
function dropModule({ environments: { ssr } }: ViteDevServer, file: string): void {
  if (!isRunnableDevEnvironment(ssr)) return;
  const { evaluatedModules } = ssr.runner;
  for (const module of evaluatedModules.getModulesByFile(file) ?? []) {
    evaluatedModules.invalidateModule(module);
  }
}

/** The renderer keeps what it has evaluated, also from the list of pages. */
function dropAll({ environments }: ViteDevServer): void {
  for (const environment of Object.values(environments)) {
    environment.moduleGraph.invalidateAll();
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}
