import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { expect, test } from "../test.ts";

const LINTER = resolve("e2e/linter/node_modules/markdownlint/lib/exports-promise.mjs");
const DIST = resolve("dist");

/** Every rule of the linter counts, except: */
const CONFIG = {
  default: true,
  // Lines are paragraphs: who reads the files wraps them.
  MD013: false,
  // The title is in the front matter and, as on the page, the first heading.
  MD025: { front_matter_title: "" },
  MD041: { front_matter_title: "" },
  // Several operations on a page have the same responses.
  MD024: { siblings_only: true },
  // Go is indented by tabs.
  MD010: { code_blocks: false },
  // The summary of a fold is no heading of the page.
  MD036: false,
};

type Complaint = { lineNumber: number; ruleNames: string[]; errorContext: string | null };
type Lint = (options: {
  files: readonly string[];
  config: typeof CONFIG;
}) => Promise<Record<string, Complaint[]>>;

test("the Markdown of every page passes the linter", async () => {
  if (!existsSync(LINTER)) {
    skipTestWithout(
      "Not run: the Markdown linter needs its own package (npm ci --ignore-scripts --prefix e2e/linter).",
    );
  }
  const { lint }: { lint: Lint } = await import(pathToFileURL(LINTER).href);
  const pages = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  expect(pages.length).toBeGreaterThan(20);
  const files = [...pages, "llms.txt"].map((file) => join(DIST, file));
  const complaints = Object.entries(await lint({ files, config: CONFIG })).flatMap(
    ([file, found]) =>
      found.map(
        ({ lineNumber, ruleNames, errorContext }) =>
          `${file}:${lineNumber}: ${ruleNames.join("/")} ${errorContext ?? ""}`,
      ),
  );
  expect(complaints).toEqual([]);
});
