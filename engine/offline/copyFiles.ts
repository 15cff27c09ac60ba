import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageFile } from "../../src/lib/barePath.ts";
import { notFoundPage } from "../../src/pages/fixedPages.ts";
import { fileHashes } from "../fileHashes.ts";
import type { OutputFile } from "../writeDist.ts";
import { COPY_SCRIPT, copyDocument } from "./copyDocument.ts";
import { isForReaders } from "./isForReaders.ts";

const WHOLE_STYLE = /^assets\/style-[\w-]+\.css$/;
const SEARCH_STYLE = /^assets\/search-[\w-]+\.css$/;
/** What pages fetch when it is wanted. */
const DATA = /^(?:samples\/.*|assets\/search-[\w-]+|explanations)\.json$/;

/** The files of a copy of a built site that needs no server. `script` is the one for all its pages. */
export async function copyFiles(dist: string, base: string, script: string): Promise<OutputFile[]> {
  const paths = (await fileHashes(dist)).map(({ path }) => path);
  const kept = paths.filter((path) => isForReaders(path) && !isLeftOut(path, paths));
  const names = new Set([...kept.map(nameInCopy), COPY_SCRIPT]);
  const read = (path: string) => readFile(join(dist, path));
  const searchStyle = paths.find((path) => SEARCH_STYLE.test(path));

  const contentOf = async (path: string): Promise<string | Buffer> => {
    const content = await read(path);
    if (path.endsWith(".html")) {
      return copyDocument(String(content), path, { base, has: (file) => names.has(file) });
    }
    if (DATA.test(path)) return `document.currentScript.json=${content}`;
    if (!WHOLE_STYLE.test(path) || searchStyle === undefined) return content;
    return `${content}${await read(searchStyle)}`;
  };
  const files: OutputFile[] = [{ fileName: COPY_SCRIPT, content: script }];
  for (const path of kept) {
    files.push({ fileName: nameInCopy(path), content: await contentOf(path) });
  }
  return files.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
}

/** Only a server sends the not-found page, asks for the manifest, or gives a page's data to a script. */
function isLeftOut(path: string, all: readonly string[]): boolean {
  return (
    path === pageFile(notFoundPage.path, ".html") ||
    path === "manifest.webmanifest" ||
    /^assets\/.*\.js$/.test(path) ||
    SEARCH_STYLE.test(path) ||
    (path.endsWith(".json") && all.includes(path.replace(/json$/, "html")))
  );
}

function nameInCopy(path: string): string {
  return DATA.test(path) ? path.replace(/json$/, "js") : path;
}
