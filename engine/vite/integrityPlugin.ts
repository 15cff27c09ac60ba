import type { Plugin, Rollup } from "vite";
import { integrityOf } from "../contentSecurityPolicy.ts";

const MARK = /\bfile:([\w.-]+)/g;

/**
 * Tells scripts the names and hashes of files that they fetch later (src/browser/verifiedFile.ts). Names are final
 * by then; those of scripts stay true, because each changes with the names of the files that it fetches.
 */
export function integrityPlugin(): Plugin {
  return {
    name: "postcodes:integrity",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        writeHashes(Object.values(bundle));
      },
    },
  };
}

type OutputFile = Rollup.OutputChunk | Rollup.OutputAsset;

export function writeHashes(files: readonly OutputFile[]): void {
  for (const file of files) finish(file, []);

  /** A file's text without marks: the files that it names come first. */
  function finish(file: OutputFile, waiting: readonly OutputFile[]): string {
    if (waiting.includes(file)) {
      throw new Error(`${namesOf(file)[0]} fetches itself: no hash can be in the file it is of.`);
    }
    if (file.type === "asset") return String(file.source);
    file.code = file.code.replaceAll(MARK, (mark, name: string) => {
      const named = files.find((candidate) => namesOf(candidate).includes(name));
      if (named === undefined) {
        throw new Error(`${file.name} has the mark "${mark}", but no file has that name.`);
      }
      const integrity = integrityOf(finish(named, [...waiting, file]));
      return `${named.fileName.replace(/^.*\//, "")} ${integrity}`;
    });
    return file.code;
  }
}

function namesOf(file: OutputFile): readonly string[] {
  if (file.type === "chunk") return [file.name];
  // Vite gives a worker no name but that of its file.
  const [, worker] = /([^/]+)-[\w-]{8}\.js$/.exec(file.fileName) ?? [];
  return worker === undefined ? file.names : [worker];
}
