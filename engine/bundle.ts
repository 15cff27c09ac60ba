import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rollup, ViteBuilder } from "vite";
import { earlyScript } from "../src/lib/earlyState.ts";
import { hashedFile } from "./hashedFile.ts";
import type { LoadedSite } from "./loadSite.ts";
import type { ProjectPaths } from "./projectPaths.ts";
import { divideStyle, type SiteStyle } from "./siteStyle.ts";
import { isSiteStyle } from "./vite/stylesPlugin.ts";

/** What the rendering bundle can do. */
export type Renderer = typeof import("../src/entry-server.tsx");

/** A file of the bundle, with its text: sizes and texts of scripts are checked. */
export type BundledFile = {
  fileName: string;
  code: string;
  /** Of a script: what it is made of. */
  modules?: Readonly<Record<string, { renderedLength: number }>>;
};

/** The style sheet, and what single pages need. */
type BundledStyle = BundledFile & Pick<SiteStyle, "usedBy" | "specialOf">;

export type Bundle = {
  /** What every page loads at once; the first file is the one that documents name. */
  loader: readonly [BundledFile, ...BundledFile[]];
  /** What comes at the first sign of a person. */
  shell: readonly BundledFile[];
  /** What comes when a person wants to search. */
  search: readonly BundledFile[];
  /** What comes when a person wants to keep the site. */
  keeping: readonly BundledFile[];
  /** What comes when a person wants to know what a name means. */
  cards: readonly BundledFile[];
  /** What cards say. */
  explanations: BundledFile;
  searchIndex: BundledFile;
  style: BundledStyle;
};

/** The scripts for browsers, written to assets/. */
export async function bundleScripts(
  builder: ViteBuilder,
): Promise<Pick<Bundle, "loader" | "shell" | "search" | "keeping" | "cards">> {
  const output = await buildEnvironment(builder, "client");
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("The client bundle has no loader.");
  const loader = importsOf(entry, chunks);
  const later = chunks.filter((chunk) => chunk !== entry && !loader.includes(chunk));
  const starts = later.filter(({ fileName }) => entry.dynamicImports.includes(fileName));
  const withShell = starts.flatMap((chunk) => [chunk, ...importsOf(chunk, chunks)]);
  const onDemand = later.filter((chunk) => !withShell.includes(chunk));
  const named = (wanted: string) => onDemand.filter(({ name }) => name === wanted);
  const [keeping, cards] = [named("keeping"), named("cards")];
  const workers = output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".js")
      ? [{ fileName: file.fileName, code: String(file.source) }]
      : [],
  );
  return {
    loader: [entry, ...loader],
    shell: later.filter((chunk) => withShell.includes(chunk)),
    search: [...onDemand.filter((chunk) => ![...keeping, ...cards].includes(chunk)), ...workers],
    keeping,
    cards,
  };
}

/** What is one script of its own: the service worker, or all of a copy that needs no server. */
export async function bundleScript(builder: ViteBuilder, name: "worker" | "copy"): Promise<string> {
  const chunks = (await buildEnvironment(builder, name)).filter((file) => file.type === "chunk");
  const [chunk] = chunks;
  if (chunk === undefined || chunks.length > 1) throw new Error(`The ${name} is not one script.`);
  return chunk.code;
}

/** Everything that a chunk imports at once. */
function importsOf(chunk: Rollup.OutputChunk, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  return chunks
    .filter(({ fileName }) => chunk.imports.includes(fileName))
    .flatMap((imported) => [imported, ...importsOf(imported, chunks)]);
}

/** The pages as a program for Node, loaded, and the style sheet of all that it can render. */
export async function bundleRenderer(
  builder: ViteBuilder,
  paths: ProjectPaths,
  { settings }: Pick<LoadedSite, "settings">,
  loader: Bundle["loader"],
): Promise<{ renderer: Renderer; style: BundledStyle }> {
  const output = await buildEnvironment(builder, "ssr");
  const entry = output.find((file) => file.type === "chunk" && file.isEntry);
  const sheet = output.find((file) => file.type === "asset" && isSiteStyle(file));
  if (entry === undefined || sheet?.type !== "asset")
    throw new Error("The server bundle is empty.");
  const address = pathToFileURL(join(paths.renderer, entry.fileName));
  const renderer: Renderer = await import(/* @vite-ignore */ address.href);
  const whole = renderer.layerOrder + String(sheet.source) + originForPaper(settings.origin);
  const early = earlyScript(settings);
  const style = divideStyle(whole, early + loader.map(({ code }) => code).join(""));
  // Named by all of it: a change of what only some pages have makes another build, too.
  const { fileName } = hashedFile("style", "css", whole);
  return { renderer, style: { ...style, fileName, code: style.sheet } };
}

/** On paper a link within the site says its whole address; src/styles/print.css writes it. */
function originForPaper(origin: string): string {
  return `@media print{:root{--origin:${JSON.stringify(origin)}}}`;
}

async function buildEnvironment(builder: ViteBuilder, name: "client" | "ssr" | "worker" | "copy") {
  const environment = builder.environments[name];
  if (environment === undefined) throw new Error(`vite.config.ts has no environment "${name}".`);
  const result = await builder.build(environment);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ("output" in output ? output.output : []));
}
