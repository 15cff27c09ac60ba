import type { Plugin, ViteDevServer } from "vite";
import { contentType } from "../../server/rules.ts";
import { barePath, pageFile } from "../../src/lib/barePath.ts";
import { withoutBase } from "../../src/lib/basePath.ts";
import { counterpartOf } from "../../src/pages/counterparts.ts";
import { notFoundPage } from "../../src/pages/fixedPages.ts";
import type { Renderer } from "../bundle.ts";
import { withCounterpart } from "../counterparts.ts";
import type { DocumentAssets } from "../document.ts";
import { treeOf } from "../html.ts";
import { iconFiles } from "../icons/iconFiles.ts";
import type { LoadedSite, SiteReader } from "../loadSite.ts";
import { changelogFiles } from "../outputs/changelogFiles.ts";
import { contractFiles } from "../outputs/contractFiles.ts";
import { explanationsFile } from "../outputs/explanationsFile.ts";
import { markdownWriter } from "../outputs/markdownWriter.ts";
import { searchIndexFile } from "../outputs/searchIndexFile.ts";
import { renderArticle, renderFiles } from "../renderPage.ts";
import type { OutputFile } from "../writeDist.ts";
import type { DevRenderer } from "./devRenderer.ts";
import { loadQuickReact } from "./quickReact.ts";
import { renderAhead } from "./renderAhead.ts";
import { CLIENT_PAGES_ID, listForShell } from "./sitePlugin.ts";
import { watchSources } from "./watchSources.ts";

/** By the first part of their names, files that are made from the site alone. */
const PUBLISHED: Readonly<Record<string, (site: LoadedSite) => OutputFile[]>> = {
  openapi: contractFiles,
  "postcodes-io": contractFiles,
  changelog: changelogFiles,
};

/** Files and folders whose changes reload pages, or restart the server. */
const SOURCES = [
  ...["src", "engine", "server", "content", "openapi", "public"],
  ...["vite.dev.config.ts", "package.json", "tsconfig.json"],
];

/** In development a file has no hash in its name. */
const SEARCH_INDEX = "search.json";

/** `npm run dev`: every page is rendered from its sources at each request; a change reloads it. */
export function devPlugin(reader: SiteReader, renderer: DevRenderer): Plugin {
  const ahead = renderAhead();
  let sources: ReturnType<typeof watchSources> | null = null;
  return {
    name: "postcodes:dev",
    // Also before the server is started anew, because a source of its own has changed.
    closeBundle: () => sources?.close(),
    configureServer(server) {
      loadQuickReact();
      sources = watchSources(server.config.root, SOURCES, (change, file) =>
        server.watcher.emit(change, file),
      );
      reader.onRead(whenListChanges(server, renderer));
      // What every page needs is prepared while the writer opens the browser. Errors are reported with the first page.
      server.httpServer?.once("listening", () => {
        Promise.all([renderer.load(), reader.read()])
          .then(([, { pages }]) =>
            ahead.start(pages, async (page) =>
              renderArticle(await renderer.load(), await reader.read(), page),
            ),
          )
          .catch(() => undefined);
      });
      server.middlewares.use((_request, response, next) => {
        response.once("close", ahead.hold());
        next();
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? "/", "http://localhost");
            const site = await reader.read();
            const rendered = await renderRequest(await renderer.load(), site, url);
            response.statusCode = rendered.status;
            response.setHeader("Content-Type", rendered.type);
            response.end(rendered.content);
          } catch (error) {
            next(error);
          }
        });
      };
    },
    hotUpdate({ file, server }) {
      // Vite tells each environment; rendered pages are the same for all.
      if (this.environment.name !== "client") return undefined;
      ahead.hear();
      if (reader.forget(file)) {
        // The browser asks for the page while the site is read, and is told of mistakes then.
        reader.read().catch(() => undefined);
      } else if (/\/src\/.*\.tsx?$/.test(file)) renderer.forget();
      else return undefined;
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

/** The list of pages is part of the renderer and of the shell's scripts. */
function whenListChanges(server: ViteDevServer, renderer: DevRenderer) {
  let before: string | null = null;
  return (site: LoadedSite) => {
    const list = listForShell(site);
    if (before !== null && before !== list) {
      renderer.forget();
      const { moduleGraph } = server.environments.client;
      const module = moduleGraph.getModuleById(CLIENT_PAGES_ID);
      if (module) moduleGraph.invalidateModule(module);
    }
    before = list;
  };
}

async function renderRequest(renderer: Renderer, site: LoadedSite, url: URL) {
  const { base, pages } = site;
  const assets: DocumentAssets = {
    style: null,
    modules: ["@vite/client", "src/dev-styles.ts", "src/entry-loader.ts"].map((file) => ({
      src: base + file,
    })),
    searchIndex: base + SEARCH_INDEX,
  };
  const path = withoutBase(base, url.pathname) ?? "";
  const named = (extension: ".json" | ".md") =>
    pages.find((page) => `/${pageFile(page.path, extension)}` === path);
  const markdownPage = named(".md");
  if (markdownPage !== undefined) {
    const { html } = await renderArticle(renderer, site, markdownPage);
    const markdown = markdownWriter(site, renderer)(markdownPage, treeOf(html));
    return { status: 200, type: contentType(".md"), content: markdown?.content };
  }
  const jsonPage = named(".json");
  const page = jsonPage ?? pages.find((candidate) => candidate.path === barePath(path));
  // Only now: some of them are made from the whole site.
  const file = page ? undefined : publishedFile(renderer, site, path.slice(1));
  if (file !== undefined) {
    return { status: 200, type: contentType(file.fileName), content: file.content };
  }
  const shown = page ?? notFoundPage;
  const counterpart = counterpartOf(site, shown);
  const others = counterpart ? [await renderArticle(renderer, site, counterpart.page)] : [];
  const article = withCounterpart(site, await renderArticle(renderer, site, shown), others);
  const { document, json } = renderFiles(renderer, site, article, "development", assets);
  return jsonPage
    ? { status: 200, type: "application/json", content: JSON.stringify(json) }
    : { status: page ? 200 : 404, type: "text/html; charset=utf-8", content: document };
}

/** A file that the build publishes beside the pages, made at each request from what the sources now say. */
function publishedFile(renderer: Renderer, site: LoadedSite, name: string): OutputFile | undefined {
  const file = [...iconFiles(site), ...renderer.samplesOf(site)].find(
    ({ fileName }) => fileName === name,
  );
  if (file !== undefined) return { fileName: name, content: file.make() };
  const explanations = explanationsFile(renderer, site);
  if (name === explanations.fileName) return { fileName: name, content: explanations.code };
  if (name === SEARCH_INDEX)
    return { fileName: name, content: searchIndexFile(renderer.searchEntries(site)).code };
  const make = PUBLISHED[name.split(".")[0] ?? ""];
  return make?.(site).find(({ fileName }) => fileName === name);
}
