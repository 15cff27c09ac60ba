import type { Problem } from "../../src/lib/problem.ts";
import type { OutputFile } from "../writeDist.ts";

/** Bytes of an image, at most: readers and crawlers were promised small ones. */
export const IMAGE_BYTES = 20_000;

/** No image that the build draws is heavy. */
export function checkImages(files: readonly OutputFile[]): Problem[] {
  return imagesOf(files)
    .filter(({ bytes }) => bytes > IMAGE_BYTES)
    .map(({ fileName, bytes }) => ({
      file: `dist/${fileName}`,
      message: `the image has ${bytes} bytes, over the limit of ${IMAGE_BYTES}.`,
      fix: "Shorten the page's title or description, or draw it more simply in build/cards or build/icons.",
    }));
}

/** Two lines for the console. */
export function formatImages(files: readonly OutputFile[]): string {
  const images = imagesOf(files);
  const line = (name: string, list: typeof images) => {
    const total = list.reduce((sum, { bytes }) => sum + bytes, 0);
    const largest = Math.max(...list.map(({ bytes }) => bytes));
    return `${String(total).padStart(8)}  ${list.length} ${name}, the largest ${largest}`;
  };
  return [
    `Bytes of images (each at most ${IMAGE_BYTES}):`,
    line(
      "social cards",
      images.filter(({ fileName }) => fileName.startsWith("cards/")),
    ),
    line(
      "icons",
      images.filter(({ fileName }) => !fileName.startsWith("cards/")),
    ),
  ].join("\n");
}

function imagesOf(files: readonly OutputFile[]): { fileName: string; bytes: number }[] {
  return files
    .filter(({ fileName }) => /\.(png|ico|svg)$/.test(fileName))
    .map(({ fileName, content }) => ({ fileName, bytes: Buffer.byteLength(content) }));
}
