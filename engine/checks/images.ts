import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../src/lib/problem.ts";
import { fromRoot } from "../projectPaths.ts";
import type { OutputFile } from "../writeDist.ts";

/** Bytes of an image, at most: readers and crawlers were promised small ones. */
export const IMAGE_BYTES = 20_000;

const IMAGE = /\.(?:png|jpe?g|webp|avif|gif|ico|svg)$/i;

type PublishedImage = { fileName: string; bytes: number; kind: keyof typeof FIXES };

const FIXES = {
  card: "Shorten the page's title or description, or draw it more simply in engine/cards.",
  icon: "Draw it more simply in engine/icons.",
  other:
    "It comes from public/ or from an import in src/: make it smaller there, with fewer pixels, colours or shapes, or in another format (WebP, AVIF, SVG).",
};

/**
 * Every image of the finished site. The folder is read, because the build itself writes only those that
 * it draws: the bundler adds what public/ holds and what sources import.
 */
export function imagesIn(dist: string, drawn: readonly OutputFile[]): PublishedImage[] {
  const drawnNames = new Set(drawn.map(({ fileName }) => fileName));
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => IMAGE.test(name))
    .toSorted()
    .flatMap((name): PublishedImage[] => {
      const path = join(dist, name);
      const stats = statSync(path);
      if (!stats.isFile()) return [];
      const fileName = fromRoot(dist, path);
      return [{ fileName, bytes: stats.size, kind: kindOf(fileName, drawnNames) }];
    });
}

function kindOf(fileName: string, drawnNames: ReadonlySet<string>): PublishedImage["kind"] {
  if (!drawnNames.has(fileName)) return "other";
  return fileName.startsWith("cards/") ? "card" : "icon";
}

/** No image is heavy, wherever it comes from. */
export function checkImages(images: readonly PublishedImage[]): Problem[] {
  return images
    .filter(({ bytes }) => bytes > IMAGE_BYTES)
    .map(({ fileName, bytes, kind }) => ({
      file: `dist/${fileName}`,
      message: `the image has ${bytes} bytes, over the limit of ${IMAGE_BYTES}.`,
      fix: FIXES[kind],
    }));
}

/** A line for the console for each kind of image that there is. */
export function formatImages(images: readonly PublishedImage[]): string {
  const line = (name: string, kind: PublishedImage["kind"]) => {
    const sizes = images.filter((image) => image.kind === kind).map(({ bytes }) => bytes);
    if (sizes.length === 0) return [];
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    return `${String(total).padStart(8)}  ${sizes.length} ${name}, the largest ${Math.max(...sizes)}`;
  };
  return [
    `Bytes of images (each at most ${IMAGE_BYTES}):`,
    line("social cards", "card"),
    line("icons", "icon"),
    line("other images", "other"),
  ]
    .flat()
    .join("\n");
}
