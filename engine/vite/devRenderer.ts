import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import type { Renderer } from "../bundle.ts";
import { projectPaths } from "../projectPaths.ts";

export type DevRenderer = ReturnType<typeof devRenderer>;

/**
 * The renderer of the development server. As a bundle, because Vite takes five times as long to get its three hundred
 * modules ready one by one. It is made when it is first asked for, and anew after it was forgotten.
 */
export function devRenderer(config: InlineConfig & { root: string }) {
  let made: Promise<Renderer> | null = null;
  // An error in the renderer has the file and line of its source.
  process.setSourceMapsEnabled(true);
  return {
    load(): Promise<Renderer> {
      made ??= bundle(config);
      return made;
    },
    forget(): void {
      made = null;
    },
  };
}

let bundles = 0;

async function bundle(config: InlineConfig & { root: string }): Promise<Renderer> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    mode: "development",
    plugins: [...(config.plugins ?? []), devStyles()],
    // What the production build of React understands (quickReact.ts).
    oxc: { jsx: { development: false } },
    build: {
      ssr: "src/entry-server.tsx",
      write: false,
      minify: false,
      sourcemap: "inline",
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(built) || !("output" in built))
    throw new Error("The renderer is not one bundle.");
  const { cache } = projectPaths(config.root);
  // Node keeps what it has imported, so each has a name of its own. Inside the packages, because it imports some.
  const file = join(cache, `renderer-${process.pid}-${bundles++}.mjs`);
  await mkdir(cache, { recursive: true });
  await writeFile(file, built.output[0].code);
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}

/** In development a class is called after the file and the name that it has there; vite.dev.config.ts says so to browsers. */
export const CLASS_NAMES = "[name]_[local]";

/** Rendered pages name the classes of components; their style, and what else only browsers load, Vite serves itself. */
function devStyles(): Plugin {
  const STYLE = "\0style:";
  return {
    name: "postcodes:dev-styles",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.css$|\?/ },
      // Without a dot, so that Vite takes it for no style sheet.
      handler: (id) =>
        STYLE +
        basename(id)
          .replace(/\.css.*/, "")
          .replaceAll(/\W/g, "-"),
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
