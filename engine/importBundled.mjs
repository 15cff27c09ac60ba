// @ts-check
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** Beside the installed packages, which a bundle imports. */
const FOLDER = join(import.meta.dirname, "../node_modules/.cache/bundles");

/**
 * Imports a TypeScript module, bundled with the project's own modules into one file that Node can run: Node 20 cannot
 * strip types, and one file loads sooner than hundreds.
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
  try {
    await bundle.write({
      file,
      // Not needed once loaded.
      banner: `process.getBuiltinModule("node:fs").rmSync(${JSON.stringify(file)});`,
      sourcemap: "inline",
      codeSplitting: false,
    });
    // Errors name the lines of the sources.
    process.setSourceMapsEnabled(true);
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    // Still there if it could not be loaded.
    rmSync(file, { force: true });
  }
}

/**
 * `import.meta.dirname` and the like refer to the source, not to the bundle.
 *
 * @type {import("rolldown").Plugin}
 */
const placesOfSources = {
  name: "postcodes:places-of-sources",
  transform: {
    filter: { code: /import\.meta\.(?:dirname|filename|url)\b/ },
    handler(code, id) {
      const places = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href };
      return Object.entries(places).reduce(
        (text, [name, place]) =>
          text.replaceAll(`import.meta.${name}`, () => JSON.stringify(place)),
        code,
      );
    },
  },
};
