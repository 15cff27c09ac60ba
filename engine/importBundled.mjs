import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** Beside the installed packages, which a bundle imports. */
const FOLDER = join(import.meta.dirname, "../node_modules/.cache/bundles");

/**
 * Imports a TypeScript module, joined with all of ours that it imports to a file that Node can run: Node 20 cannot strip
 * types itself, and one file is loaded sooner than hundreds.
 *
 * @param {string} entry
 * @param {Pick<import("rolldown").InputOptions, "plugins" | "transform">} [options]
 * @returns {Promise<any>}
 */
export async function importBundled(entry, { plugins = [], transform = {} } = {}) {
  // Node keeps what it has imported, so each bundle has a name of its own.
  const file = join(FOLDER, `${randomUUID()}.mjs`);
  const bundle = await rolldown({
    input: entry,
    platform: "node",
    external: /^(?![./\0]|[a-z]:[\\/]|virtual:)/i,
    plugins: [plugins, placesOfSources],
    transform,
    treeshake: false,
    logLevel: "silent",
  });
  await bundle.write({
    file,
    // Once it is loaded nobody needs it.
    banner: `process.getBuiltinModule("node:fs").rmSync(${JSON.stringify(file)});`,
    sourcemap: "inline",
    codeSplitting: false,
  });
  await bundle.close();
  // Errors name the lines of the sources.
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(file).href);
}

/** A module that asks where it is means its source. */
const placesOfSources = {
  name: "postcodes:places-of-sources",
  transform: {
    filter: { id: /\.(?:ts|mjs)$/, code: /import\.meta\.(?:dirname|filename|url)\b/ },
    handler: (code, id) =>
      code.replaceAll(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, what) =>
        JSON.stringify({ dirname: dirname(id), filename: id, url: pathToFileURL(id).href }[what]),
      ),
  },
};
