import { dirname, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { toClientPage } from "../../src/pages/page.ts";
import { toPages } from "../../src/pages/toPages.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import { loadReference } from "../loadReference.ts";
import { projectPaths } from "../projectPaths.ts";
import { readGuides } from "../readGuides.ts";

const MODULES = ["virtual:pages", "virtual:client-pages", "virtual:reference"] as const;

/** Gives the source its data: the list of pages and the reference, both read from files once per build. */
export function sitePlugin(): Plugin {
  let root = "";
  let reading: Promise<SiteData> | null = null;
  const read = () => {
    reading ??= readSite(root);
    return reading;
  };
  return {
    name: "postcodes:site",
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return MODULES.some((name) => name === id) ? `\0${id}` : null;
    },
    async load(id) {
      const name = MODULES.find((candidate) => id === `\0${candidate}`);
      if (name === undefined) return null;
      const { pages, reference } = await read();
      switch (name) {
        case "virtual:pages":
          return exported("pages", pages);
        case "virtual:client-pages":
          return exported("clientPages", pages.map(toClientPage));
        case "virtual:reference":
          return exported("reference", reference);
      }
    },
    configureServer(server) {
      const { content, contract } = projectPaths(root);
      // With the recipes that stand beside the guides.
      const sources = [dirname(content), dirname(contract)];
      server.watcher.add(sources);
      const onChange = (file: string) => {
        if (!sources.some((source) => file.startsWith(source + sep))) return;
        reading = null;
        // Nearly every module is made of these data, and the renderer keeps what it has evaluated.
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

type SiteData = { pages: ReturnType<typeof toPages>; reference: Reference };

export async function readSite(root: string): Promise<SiteData> {
  const { content, contract } = projectPaths(root);
  const [guides, reference] = await Promise.all([
    readGuides(root, content),
    loadReference(contract),
  ]);
  return { pages: toPages(guides, reference), reference };
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}
