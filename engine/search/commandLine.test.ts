import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../../src/search/entry.ts";
import { indexText } from "../../src/search/indexFile.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { builtIndex, outputOf, parseCommand } from "./commandLine.ts";

const temporaryFolder = temporaryFolders();

/** A dist with an index of twelve parameters. */
function distWithIndex(): string {
  const dist = temporaryFolder("search-dist");
  const entries = Array.from(
    { length: 12 },
    (_, number): SearchEntry => ({
      kind: "parameter",
      address: `/docs/api/a#${number}`,
      title: `limit ${number}`,
      answer: "integer, default 10, at most 100.",
      trail: ["Postcodes", `limit ${number}`],
      names: [],
      text: "",
    }),
  );
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "assets/search-a_b-1.json"), indexText(entries));
  return dist;
}

const run = (...parameters: string[]) =>
  outputOf(parseCommand(parameters), builtIndex(distWithIndex()));

const first = {
  rank: 1,
  kind: "parameter",
  address: "/docs/api/a#3",
  title: "limit 3",
  answer: "integer, default 10, at most 100.",
};

describe("npm run search", () => {
  it("lists rank, kind, address, title and answer", () => {
    expect(run("limit", "3").split("\n").slice(0, 3)).toEqual([
      " 1  parameter  /docs/api/a#3",
      "    limit 3",
      "    integer, default 10, at most 100.",
    ]);
  });

  it("prints an array with --json, of ten hits and more where there are as many", () => {
    const hits: unknown = JSON.parse(run("--json", "limit 3"));
    expect(hits).toHaveLength(12);
    expect(hits).toEqual(expect.arrayContaining([first]));
  });

  it("prints a line for each query of a file", () => {
    const file = join(temporaryFolder("search-queries"), "queries.txt");
    writeFileSync(file, "limit 3\r\n\nxqzwv\n");
    const lines = run("--file", file).split("\n");
    const [one, other]: unknown[] = lines.map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2);
    expect(one).toEqual({ query: "limit 3", hits: expect.arrayContaining([first]) });
    expect(other).toEqual({ query: "xqzwv", hits: [] });
  });

  it("offers the closest words when nothing is found", () => {
    expect(run("intgxr")).toBe("Nothing found. Closest words: integer");
  });

  it.each([
    [[], "There is nothing to search for.\nUsage:"],
    [["--json", " "], "There is nothing to search for."],
    [["--file"], "--file needs the name of a file."],
    [["--file", "/no/such/file"], "The file /no/such/file cannot be read."],
    [["--jsn", "limit"], "There is no option --jsn."],
  ])("says what is wrong with %j", (parameters, message) => {
    expect(() => run(...parameters)).toThrow(message);
  });

  it("says how to make an index that is not there", () => {
    const dist = temporaryFolder("search-nothing");
    expect(() => builtIndex(dist)).toThrow(/There is no search index in .*Run: npm run build/);
  });
});
