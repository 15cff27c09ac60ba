import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PeerName } from "../options.ts";
import type { Material, Prose } from "./material.ts";
import { HEAVIEST_OPERATION } from "./pageKinds.ts";
import type { SitePages } from "./site.ts";

export type Peer = {
  name: PeerName;
  label: string;
  /** Packages whose versions the report names. */
  packages: readonly string[];
  /** Puts the words and the contract where it reads them. */
  write: (folder: string, material: Material) => void;
  /** The steps of a build, each a program below node_modules with arguments. None where files are served as they are. */
  build: readonly (readonly [string, ...string[]])[];
  /** Its development server, and the file of a guide to edit; null where there is none to compare. */
  dev: {
    command: (port: number) => readonly [string, ...string[]];
    guideFile: (path: string) => string;
  } | null;
  /** It is built with at most so many times the guides, to keep the benchmark short. */
  largestFactor: number;
  /** Folders that a build leaves behind and reads again: removed for a cold build. */
  caches: readonly string[];
  output: string;
  pages: SitePages;
};

const GUIDES = {
  overview: "/docs/overview",
  selfHost: "/docs/self-host",
  schema: "/docs/postcode/schema",
};

const starlight: Peer = {
  name: "starlight",
  label: "Starlight",
  packages: ["astro", "@astrojs/starlight", "starlight-openapi"],
  write: (folder, { home, guides, contract }) => {
    writeFileSync(join(folder, "openapi.json"), contract);
    writeProse(emptied(join(folder, "src/content/docs")), [home, ...guides]);
  },
  build: [["astro/astro.js", "build"]],
  dev: {
    command: (port) => ["astro/astro.js", "dev", "--port", String(port)],
    guideFile: (path) => `src/content/docs/${path}.md`,
  },
  largestFactor: 40,
  caches: [".astro", "node_modules/.astro", "node_modules/.vite", "dist"],
  output: "dist",
  pages: {
    home: "/",
    ...GUIDES,
    operation: `/api/operations/${HEAVIEST_OPERATION.id.toLowerCase()}`,
  },
};

const docusaurus: Peer = {
  name: "docusaurus",
  label: "Docusaurus",
  packages: ["@docusaurus/core", "docusaurus-plugin-openapi-docs"],
  write: (folder, { home, guides, contract }) => {
    writeFileSync(join(folder, "openapi.json"), contract);
    emptied(join(folder, "docs"));
    writeProse(folder, guides);
    // Outside the documentation, it shows no title that the page does not write.
    const withTitle = { ...home, markdown: `# ${home.title}\n\n${home.markdown}` };
    writeProse(emptied(join(folder, "src/pages")), [withTitle]);
  },
  build: [
    ["@docusaurus/core/bin/docusaurus.mjs", "gen-api-docs", "all"],
    ["@docusaurus/core/bin/docusaurus.mjs", "build"],
  ],
  // Its pages are empty until a script has filled them, so their times mean something else.
  dev: null,
  largestFactor: 10,
  caches: [".docusaurus", "node_modules/.cache", "docs/api", "build"],
  output: "build",
  pages: {
    home: "/",
    ...GUIDES,
    operation: `/docs/api/${HEAVIEST_OPERATION.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  },
};

const redoc: Peer = {
  name: "redoc",
  label: "Redoc",
  packages: ["redoc"],
  write: (folder, { contract }) => {
    const site = emptied(join(folder, "site"));
    writeFileSync(join(site, "openapi.json"), contract);
    copyFileSync(join(folder, "index.html"), join(site, "index.html"));
    copyFileSync(
      join(folder, "node_modules/redoc/bundles/redoc.standalone.js"),
      join(site, "redoc.standalone.js"),
    );
  },
  build: [],
  dev: null,
  largestFactor: 0,
  caches: [],
  output: "site",
  // One page has the whole reference. There are no guides.
  pages: { operation: `/#operation/${HEAVIEST_OPERATION.id}` },
};

const scalar: Peer = {
  name: "scalar",
  label: "Scalar",
  packages: ["@scalar/api-reference"],
  write: (folder, { contract }) => {
    const site = emptied(join(folder, "site"));
    writeFileSync(join(site, "openapi.json"), contract);
    for (const file of ["index.html", "start.js"])
      copyFileSync(join(folder, file), join(site, file));
    copyFileSync(
      join(folder, "node_modules/@scalar/api-reference/dist/browser/standalone.js"),
      join(site, "standalone.js"),
    );
  },
  build: [],
  dev: null,
  largestFactor: 0,
  caches: [],
  output: "site",
  pages: {
    operation: `/#tag/postcodes/${HEAVIEST_OPERATION.method}${HEAVIEST_OPERATION.path}`,
  },
};

export const PEERS: Readonly<Record<PeerName, Peer>> = { starlight, docusaurus, redoc, scalar };

function writeProse(folder: string, pages: readonly Prose[]): void {
  for (const { path, title, description, markdown } of pages) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const head = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
    writeFileSync(file, `---\n${head}\n---\n\n${markdown}`);
  }
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
