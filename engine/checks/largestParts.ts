import { formatNumber } from "../../src/lib/formatNumber.ts";
import type { BundledFile } from "../bundle.ts";
import { headingsOf } from "../tableOfContents.ts";
import { wordsOf } from "./headings.ts";

/** How large each part of something is, by its name. */
type Parts = readonly (readonly [name: string, size: number])[];

/** How many parts a problem names. */
const NAMED_PARTS = 3;

/** "Responses 5,100, Request 340": where to look first. Parts of one name count together. */
export function largestParts(parts: Parts): string {
  const sizes = new Map<string, number>();
  for (const [name, size] of parts) sizes.set(name, (sizes.get(name) ?? 0) + size);
  return [...sizes]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_PARTS)
    .map(([name, size]) => `${name} ${formatNumber(size)}`)
    .join(", ");
}

/** Characters of the shell, and of the article's sections. */
export function sectionParts(document: string, articleHtml: string): Parts {
  const titles = headingsOf(articleHtml).filter(({ tagName }) => tagName === "h2");
  const [beginning = "", ...sections] = articleHtml.split(/(?=<h2\b)/);
  return [
    ["everything around the article", document.length - articleHtml.length],
    ["its beginning", beginning.length],
    ...sections.map((section, index) => {
      const title = titles[index];
      return [title === undefined ? "" : wordsOf(title), section.length] as const;
    }),
  ];
}

/** Characters of each cascade layer. */
export function layerParts(css: string): Parts {
  return css
    .split(/(?=@layer )/)
    .map((layer) => [/^@layer [\w-]+/.exec(layer)?.[0] ?? "outside layers", layer.length]);
}

/** Characters of each package, and of our own modules. */
export function moduleParts(files: readonly BundledFile[]): Parts {
  return files.flatMap(({ fileName, code, modules }) =>
    modules === undefined
      ? [[fileName, code.length] as const]
      : Object.entries(modules).map(
          ([id, { renderedLength }]) => [moduleName(id), renderedLength] as const,
        ),
  );
}

function moduleName(id: string): string {
  const [, name = id.replace(/^.*?\/(?=src\/)/, "")] =
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name;
}
