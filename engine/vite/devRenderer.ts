import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Renderer } from "../bundle.ts";
import { importBundled } from "../importBundled.mjs";
import { namesIn } from "./classNames.ts";

export type DevRenderer = ReturnType<typeof devRenderer>;

type Options = { root: string; base: string; sitePlugin: Plugin };

/**
 * The renderer of the development server: one bundle, because Vite takes five times as long to get its three hundred
 * modules ready one by one. It is made on first use, and again after `forget()` or a mistake.
 */
export function devRenderer(options: Options) {
  let made: Promise<Renderer> | null = null;
  return {
    load(): Promise<Renderer> {
      if (made !== null) return made;
      const making = bundle(options);
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

function bundle({ root, base, sitePlugin }: Options): Promise<Renderer> {
  const env = { BASE_URL: base, COPY: false, DEV: true, SSR: true };
  const define = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  return importBundled(join(root, "src/entry-server.tsx"), {
    plugins: [sitePlugin, devStyles()],
    // What the production build of React understands (quickReact.ts).
    transform: { define: Object.fromEntries(define), jsx: { development: false } },
  });
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
