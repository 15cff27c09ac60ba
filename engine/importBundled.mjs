// @ts-check
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** Beside the installed packages, which a bundle imports. */
const FOLDER = join(import.meta.dirname, "../node_modules/.cache/bundles");

/** @typedef {Pick<import("rolldown").InputOptions, "plugins" | "transform">} BundleOptions */

/**
 * Imports a TypeScript module, bundled with the project's own modules into one file that Node can run: Node 20 cannot
 * strip types, and one file loads sooner than hundreds.
 *
 * @param {string} entry
 * @param {BundleOptions} [options]
 * @returns {Promise<any>}
 */
export async function importBundled(entry, options) {
  // Node keeps what it has imported, so each bundle has a name of its own.
  const file = join(FOLDER, `${randomUUID()}.mjs`);
  const { code, map } = await bundle(entry, options);
  mkdirSync(FOLDER, { recursive: true });
  // The file is not needed once loaded.
  const removal = `process.getBuiltinModule("node:fs").rmSync(${JSON.stringify(file)});`;
  writeFileSync(file, `${removal}${code}\n//# sourceMappingURL=${map?.toUrl()}`);
  // Errors name the lines of the sources.
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    // Still there if it could not be loaded.
    rmSync(file, { force: true });
  }
}

/**
 * A TypeScript module and the project's own modules that it imports, as one.
 *
 * @param {string} entry
 * @param {BundleOptions} [options]
 */
export async function bundle(entry, { plugins = [], transform = {} } = {}) {
  const modules = await rolldown({
    input: entry,
    platform: "node",
    external: /^(?![./\0]|[a-z]:[\\/]|virtual:)/i,
    plugins: [plugins, placesOfSources],
    transform,
    treeshake: false,
    logLevel: "silent",
  });
  try {
    const { output } = await modules.generate({
      // The map names sources from here.
      dir: FOLDER,
      sourcemap: true,
      codeSplitting: false,
    });
    return output[0];
  } finally {
    await modules.close();
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
