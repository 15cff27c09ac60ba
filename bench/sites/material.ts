import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attribute, below, textOf, toMarkdown } from "./toMarkdown.ts";

export type Prose = {
  /** Below the site, without a slash at its start: "docs/overview". */
  path: string;
  title: string;
  description: string;
  markdown: string;
};

/** What every peer is made of: our words and our contract, taken from what our build wrote. */
export type Material = { home: Prose; guides: readonly Prose[]; contract: string };

export const DIST = resolve("dist");

export function readMaterial(): Material {
  requireDist();
  const guides = readdirSync(join(DIST, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !/^api(?:\.html|\/)/.test(file))
    .map((file) => `docs/${file.slice(0, -".html".length)}`)
    .toSorted();
  return {
    home: readProse("index"),
    guides: guides.map(readProse),
    contract: readFileSync(join(DIST, "openapi.json"), "utf8"),
  };
}

function requireDist(): void {
  if (existsSync(join(DIST, "index.html"))) return;
  throw new Error(`There is no built site in ${DIST}. Run "npm run build" first.`);
}

/** The same guides again and again, each with a path and a title of its own. */
export function multiplied(guides: readonly Prose[], factor: number): Prose[] {
  return Array.from({ length: factor }, (_, copy) =>
    guides.map((guide) =>
      copy === 0
        ? guide
        : {
            ...guide,
            path: guide.path.replace("docs/", `docs/copy-${copy}/`),
            title: `${guide.title}, copy ${copy}`,
          },
    ),
  ).flat();
}

function readProse(path: string): Prose {
  const file = join(DIST, `${path}.html`);
  const [root] = parse(readFileSync(file, "utf8")).childNodes.filter(isHtml);
  const [article] = root === undefined ? [] : below(root, "article");
  const [heading] = root === undefined ? [] : below(root, "h1");
  if (root === undefined || article === undefined || heading === undefined) {
    throw new Error(`${file} has no <article> or no <h1>. Mend bench/sites/material.ts.`);
  }
  const described = below(root, "meta").find((meta) => attribute(meta, "name") === "description");
  return {
    path,
    title: textOf(heading).trim(),
    description: (described && attribute(described, "content")) ?? "",
    markdown: toMarkdown(article),
  };
}

function isHtml(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return node.nodeName === "html";
}
