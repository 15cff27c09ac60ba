import MarkdownIt from "markdown-it";
import { withBase } from "../../src/lib/basePath.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { SampleFile } from "../../src/lib/sampleFile.ts";
import { absoluteAddress } from "../absoluteAddress.ts";
import { type HtmlTree, treeOf } from "../html.ts";
import type { MarkdownPage } from "../outputs/markdownWriter.ts";
import type { OutputFile } from "../writeDist.ts";
import { articleView, twinFacts } from "./twinFacts.ts";

const KINDS = ["headings", "code", "rows", "links", "images"] as const;

/** With how many facts there are of each kind. */
export type ComparedTwin = { counts: readonly number[]; problems: Problem[] };

/** Compares pages with their Markdown; `files` has the samples that pages fetch. */
export function twinComparer(
  { origin, base }: { origin: string; base: string },
  files: readonly OutputFile[],
): (article: HtmlTree, twin: MarkdownPage) => ComparedTwin {
  const contents = new Map(files.map(({ fileName, content }) => [base + fileName, content]));
  const samplesAt = (address: string): SampleFile => JSON.parse(String(contents.get(address)));
  return (article, twin) => {
    const address = origin + withBase(base, twin.page.path);
    return compareTwin(article, twin, { address, samplesAt });
  };
}

type Surroundings = {
  /** The address of the page, which its links are relative to. */
  address: string;
  samplesAt: (address: string) => SampleFile;
};

/**
 * Compares a page with its Markdown, which is rendered to HTML for it: headings, code blocks, rows of tables, links,
 * images and all words are the same, in the same order.
 */
export function compareTwin(
  article: HtmlTree,
  { page: { sourceFile }, fileName, body }: Omit<MarkdownPage, "content">,
  { address, samplesAt }: Surroundings,
): ComparedTwin {
  const resolve = (target: string) => absoluteAddress(target, address);
  const page = twinFacts(article, articleView(resolve, samplesAt));
  const twin = twinFacts(treeOf(reader.render(body)), { resolve, replace: () => null });
  const differences = KINDS.flatMap((kind) => firstDifference(kind, page[kind], twin[kind]));
  return {
    counts: KINDS.map((kind) => page[kind].length),
    problems: [...differences, ...textDifference(page.text, twin.text)].map((message) => ({
      file: sourceFile,
      message: `${fileName} differs from the page: ${message}`,
      fix: "Mend engine/markdown, or mark what is not for Markdown (engine/markdown/reading.ts).",
    })),
  };
}

/** Not the package that wrote the Markdown. Markup is shown as text, so that none goes unnoticed. */
const reader = new MarkdownIt("commonmark", { html: false }).enable("table");

function firstDifference(kind: string, page: readonly string[], twin: readonly string[]): string[] {
  const at = page.findIndex((fact, index) => fact !== twin[index]);
  const index = at < 0 && twin.length > page.length ? page.length : at;
  if (index < 0) return [];
  const shown = (fact: string | undefined) => (fact === undefined ? "nothing" : `"${fact}"`);
  return [`${kind}, number ${index + 1}: ${shown(twin[index])} instead of ${shown(page[index])}.`];
}

/** How much of the words around a difference a message shows. */
const AROUND = 60;

function textDifference(page: string, twin: string): string[] {
  if (page === twin) return [];
  let at = 0;
  while (page[at] === twin[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return [`the words "${around(twin)}" instead of "${around(page)}".`];
}

/** For the console. */
export function formatTwins(compared: readonly ComparedTwin[]): string {
  const total = (kind: number) =>
    compared.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0);
  const facts = KINDS.map((kind, index) => `${total(index)} ${kind}`).join(", ");
  const different = compared.filter(({ problems }) => problems.length > 0).length;
  return `Pages compared with their Markdown: ${compared.length} (${facts}); different: ${different}`;
}
