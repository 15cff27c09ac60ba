import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../server/runServer.ts";
import type { SearchEntry } from "../../src/search/entry.ts";
import { entriesIn } from "../../src/search/indexFile.ts";
import { openIndex, type SearchIndex } from "../../src/search/openIndex.ts";

const USAGE = [
  'Usage: npm run search -- "words"                 lists the hits',
  '       npm run search -- --json "words"          prints them as a JSON array',
  "       npm run search -- --file queries.txt      prints a line of JSON for each line of the file",
].join("\n");

type Command =
  | { kind: "list"; query: string }
  | { kind: "json"; query: string }
  | { kind: "file"; file: string };

export function parseCommand(parameters: readonly string[]): Command {
  const [unknown] = parameters.filter((one) => /^--(?!json$|file$)/.test(one));
  if (unknown !== undefined) throw new UsageError(`There is no option ${unknown}.\n${USAGE}`);
  const at = parameters.indexOf("--file");
  if (at !== -1) {
    const file = parameters[at + 1];
    if (file === undefined) throw new UsageError(`--file needs the name of a file.\n${USAGE}`);
    return { kind: "file", file };
  }
  const query = parameters.filter((one) => one !== "--json").join(" ");
  if (query.trim() === "") throw new UsageError(`There is nothing to search for.\n${USAGE}`);
  return { kind: parameters.includes("--json") ? "json" : "list", query };
}

/** The index that the build wrote. */
export function builtIndex(dist: string): SearchIndex {
  return openIndex(builtEntries(dist));
}

export function builtEntries(dist: string): SearchEntry[] {
  const folder = join(dist, "assets");
  const name = filesIn(folder).find((file) => /^search-[\w-]+\.json$/.test(file));
  if (name === undefined) {
    throw new Error(`There is no search index in ${folder}. Run: npm run build`);
  }
  return entriesIn(JSON.parse(readFileSync(join(folder, name), "utf8")));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What the command prints. */
export function outputOf(command: Command, index: SearchIndex): string {
  switch (command.kind) {
    case "json":
      return JSON.stringify(hitsFor(index, command.query), null, 2);
    case "list":
      return listing(index, command.query);
    case "file":
      return queriesIn(command.file)
        .map((query) => JSON.stringify({ query, hits: hitsFor(index, query) }))
        .join("\n");
  }
}

function queriesIn(file: string): string[] {
  try {
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return lines.filter((line) => line.trim() !== "");
  } catch {
    throw new Error(`The file ${file} cannot be read.`);
  }
}

function hitsFor(index: SearchIndex, query: string) {
  return index.search(query).map(({ kind, address, title, answer }, position) => ({
    rank: position + 1,
    kind,
    address,
    title,
    answer,
  }));
}

function listing(index: SearchIndex, query: string): string {
  const hits = hitsFor(index, query);
  if (hits.length === 0) {
    const words = index.closestWords(query).join(", ");
    return `Nothing found.${words === "" ? "" : ` Closest words: ${words}`}`;
  }
  return hits
    .map(({ rank, kind, address, title, answer }) =>
      [`${String(rank).padStart(2)}  ${kind}  ${address}`, `    ${title}`, `    ${answer}`].join(
        "\n",
      ),
    )
    .join("\n");
}
