import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { Renderer } from "../bundle.ts";
import { importBundled } from "../importBundled.mjs";

export type DevRenderer = ReturnType<typeof devRenderer>;

type Options = { root: string; base: string; sitePlugin: Plugin };

/**
 * The renderer of the development server: one bundle, because Vite takes five times as long to get its three hundred
 * modules ready one by one. It is made when it is first asked for, and anew after it was forgotten.
 */
export function devRenderer(options: Options) {
  let made: Promise<Renderer> | null = null;
  return {
    load(): Promise<Renderer> {
      made ??= bundle(options);
      return made;
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

/** In development a class is called after the file and the name that it has there; vite.dev.config.ts says so to browsers. */
export const CLASS_NAMES = "[name]_[local]";

/** Rendered pages name the classes of components; their style, and what else only browsers load, Vite serves itself. */
function devStyles(): Plugin {
  const STYLE = "\0style:";
  return {
    name: "postcodes:dev-styles",
    resolveId: {
      filter: { id: /\.css$|\?/ },
      handler: (id) => STYLE + basename(id, ".css").replaceAll(/\W/g, "-"),
    },
    load: {
      filter: { id: /^\0style:/ },
      handler(id) {
        const start = JSON.stringify(`${id.slice(STYLE.length)}_`);
        return `export default new Proxy({}, { get: (_, local) => ${start} + String(local) });`;
      },
    },
  };
}
