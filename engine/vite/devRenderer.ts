import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { moduleRunnerTransform, type Plugin, type Rolldown } from "vite";
import {
  ESModulesEvaluator,
  ssrDynamicImportKey,
  ssrExportAllKey,
  ssrExportNameKey,
  ssrImportKey,
  ssrImportMetaKey,
  ssrModuleExportsKey,
} from "vite/module-runner";
import type { Renderer } from "../bundle.ts";
import { type BundleOptions, bundle, importBundled } from "../importBundled.mjs";
import { namesIn } from "./classNames.ts";

export type DevRenderer = ReturnType<typeof devRenderer>;

type Options = { root: string; base: string; sitePlugin: Plugin };

/**
 * The renderer of the development server: one bundle, because Vite takes five times as long to get its three hundred
 * modules ready one by one. It is made on first use, and again after `forget()` or a mistake.
 */
export function devRenderer(options: Options) {
  let made: Promise<Renderer> | null = null;
  let isFirst = true;
  return {
    load(): Promise<Renderer> {
      if (made !== null) return made;
      const making = makeRenderer(options, isFirst);
      isFirst = false;
      made = making;
      // It may be mended in a file that is no source of the bundle.
      making.catch(() => {
        if (made === making) made = null;
      });
      return making;
    },
    forget(): void {
      made = null;
    },
  };
}

async function makeRenderer(
  { root, base, sitePlugin }: Options,
  isFirst: boolean,
): Promise<Renderer> {
  const env = { BASE_URL: base, COPY: false, DEV: true, SSR: true };
  const define = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  const entry = join(root, "src/entry-server.tsx");
  const bundleOptions: BundleOptions = {
    plugins: [sitePlugin, devStyles()],
    // What the production build of React understands (quickReact.ts).
    transform: { define: Object.fromEntries(define), jsx: { development: false } },
  };
  // The first page comes half a second sooner, and one bundle may stay.
  if (isFirst) return importBundled(entry, bundleOptions);
  const { code, map } = await bundle(entry, bundleOptions);
  return (await evaluated(code, map)) as Renderer;
}

/** Evaluates a module so that its memory can be freed later: Node keeps what it imports (decisions/0013). */
async function evaluated(code: string, sourceMap: Rolldown.OutputChunk["map"]): Promise<unknown> {
  const ready = await moduleRunnerTransform(code, sourceMap, "renderer.js", code);
  if (ready === null) throw new Error("Vite cannot run the renderer.");
  const evaluator = new ESModulesEvaluator();
  const lines = ";".repeat(evaluator.startOffset);
  const map = JSON.stringify({ ...ready.map, mappings: lines + ready.map?.mappings });
  const exported = {};
  const context = {
    [ssrModuleExportsKey]: exported,
    [ssrImportMetaKey]: { url: import.meta.url },
    [ssrImportKey]: (id: string) => import(/* @vite-ignore */ id),
    [ssrDynamicImportKey]: (id: string) => import(/* @vite-ignore */ id),
    [ssrExportAllKey]: () => undefined,
    [ssrExportNameKey]: (name: string, get: () => unknown) =>
      Object.defineProperty(exported, name, { get, enumerable: true }),
  };
  // Errors name the lines of the sources. Of a module with the same name Node keeps the last map only.
  process.setSourceMapsEnabled(true);
  const withMap = `${ready.code}\n//# sourceURL=renderer.js\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString("base64")}`;
  await evaluator.runInlinedModule(context as never, withMap);
  return exported;
}

/** Class names in development: file, then class. vite.dev.config.ts gives browsers the same. */
export const CLASS_NAMES = "[name]_[local]";

/** Gives rendered pages the names of classes. Vite serves styles and other files for browsers itself. */
function devStyles(): Plugin {
  const STYLE = "\0style:";
  return {
    name: "postcodes:dev-styles",
    resolveId: {
      filter: { id: /\.css$|\?/ },
      handler: (id, importer = "") => STYLE + resolve(dirname(importer), id),
    },
    load: {
      filter: { id: /^\0style:/ },
      handler: (id) => ({
        code: `export default ${JSON.stringify(classNamesIn(id.slice(STYLE.length)))};`,
        moduleType: "js",
      }),
    },
  };
}

function classNamesIn(file: string): Record<string, string> {
  if (!file.endsWith(".module.css")) return {};
  const prefix = basename(file, ".css").replaceAll(/\W/g, "-");
  const names = namesIn(readFileSync(file, "utf8"));
  return Object.fromEntries(names.map((name) => [name, `${prefix}_${name}`]));
}
