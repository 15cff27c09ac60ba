import type { Problem } from "../../src/lib/problem.ts";
import { brotli, brotliBytesWithin } from "../brotli.ts";
import type { Bundle, BundledFile } from "../bundle.ts";
import { attribute, textOf } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";
import { withoutMarks } from "../withoutMarks.ts";

/** Brotli bytes. A page's readers download each of these once. */
export const BUDGETS = {
  document: 15_000,
  /** What a document has inline: the first paint waits for nothing else. */
  inlineStyle: 8_000,
  /** The whole sheet, which comes after the first paint (decisions/0012). */
  style: 10_000,
  loader: 3_500,
  shell: 79_000,
  search: 70_000,
  /** The script behind the control that keeps the site offline. */
  keeping: 3_000,
  /** The script that shows cards, and all they say. */
  cards: 13_000,
} as const;

type DocumentSize = { path: string; sourceFile: string; bytes: number; inlineStyle: number };

type Sizes = {
  documents: readonly DocumentSize[];
  style: number;
  /** Script before any interaction: the inline one in the head and the loader. */
  loader: number;
  shell: number;
  /** What comes when a person wants to search. */
  searchCode: number;
  searchIndex: number;
  /** What comes when a person wants to keep the site. */
  keeping: number;
  /** What comes when a person wants to know what a name means. */
  cardsCode: number;
  explanations: number;
};

/** With the scripts in the document, which are measured only once for all pages that have the same. */
export type MeasuredPage = DocumentSize & { scripts: readonly string[] };

export async function measurePage(entry: RenderedPage): Promise<MeasuredPage> {
  const { page, document } = entry;
  const style = document.match(STYLE)?.join("") ?? "";
  return {
    path: page.path,
    sourceFile: page.sourceFile,
    bytes: await brotliBytesWithin(BUDGETS.document, withoutMarks(document).replace(STYLE, "")),
    inlineStyle: await brotliBytesWithin(BUDGETS.inlineStyle, style),
    scripts: inlineScripts(entry),
  };
}

export async function measureAll(
  documents: readonly MeasuredPage[],
  bundle: Bundle,
): Promise<Sizes> {
  const total = async (texts: readonly string[]) =>
    (await Promise.all(texts.map(brotliBytes))).reduce((sum, bytes) => sum + bytes, 0);
  const codes = (files: readonly BundledFile[]) => files.map(({ code }) => code);
  const scripts = new Map(documents.map((page) => [page.scripts.join(), page.scripts]));
  const inline = await Promise.all([...scripts.values()].map(total));
  return {
    documents,
    style: await brotliBytes(bundle.style.code),
    loader: (await total(codes(bundle.loader))) + Math.max(...inline),
    shell: await total(codes(bundle.shell)),
    searchCode: await total(codes(bundle.search)),
    searchIndex: await brotliBytes(bundle.searchIndex.code),
    keeping: await total(codes(bundle.keeping)),
    cardsCode: await total(codes(bundle.cards)),
    explanations: await brotliBytes(bundle.explanations.code),
  };
}

/** The style has a budget of its own, wherever it is. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

export function checkBudgets(sizes: Sizes): Problem[] {
  const over = (what: string, file: string, bytes: number, budget: number): Problem[] =>
    bytes <= budget
      ? []
      : [
          {
            file,
            message: `${what} has ${bytes} bytes (brotli), over its budget of ${budget}.`,
            fix: "Make it smaller; the budget is what readers were promised.",
          },
        ];
  return [
    ...sizes.documents.flatMap(({ path, sourceFile, bytes, inlineStyle }) => [
      ...over(`the document of ${path}`, sourceFile, bytes, BUDGETS.document),
      ...over(`the style in ${path}`, "src/styles", inlineStyle, BUDGETS.inlineStyle),
    ]),
    ...over("the style sheet", "src/styles", sizes.style, BUDGETS.style),
    ...over("script before any interaction", "src/entry-loader.ts", sizes.loader, BUDGETS.loader),
    ...over("the shell", "src/entry-client.tsx", sizes.shell, BUDGETS.shell),
    ...over(
      "search, code and index together,",
      "src/search",
      sizes.searchCode + sizes.searchIndex,
      BUDGETS.search,
    ),
    ...over("the script that keeps the site", "src/offline", sizes.keeping, BUDGETS.keeping),
    ...over(
      "cards, code and words together,",
      "src/explain",
      sizes.cardsCode + sizes.explanations,
      BUDGETS.cards,
    ),
  ];
}

/** A table for the console: every page, heaviest first, and what all pages share. */
export function formatSizes({ documents, ...shared }: Sizes): string {
  const { style, loader, shell, searchCode, searchIndex, keeping, cardsCode, explanations } =
    shared;
  const row = (bytes: number, name: string) => `${String(bytes).padStart(8)}  ${name}`;
  return [
    "Brotli bytes per document, and of the style in it; below 95 % of the budget a quick, higher number:",
    ...documents
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ bytes, inlineStyle, path }) =>
        row(bytes, `${String(inlineStyle).padStart(6)}  ${path}`),
      ),
    "Brotli bytes shared by all pages (budget):",
    row(style, `style (${BUDGETS.style})`),
    row(loader, `script before any interaction (${BUDGETS.loader})`),
    row(shell, `shell (${BUDGETS.shell})`),
    row(searchCode, "search, code"),
    row(searchIndex, "search, index"),
    row(searchCode + searchIndex, `search, both (${BUDGETS.search})`),
    row(keeping, `keeping the site offline (${BUDGETS.keeping})`),
    row(cardsCode, "cards, code"),
    row(explanations, "cards, words"),
    row(cardsCode + explanations, `cards, both (${BUDGETS.cards})`),
  ].join("\n");
}

/** Scripts written into the document; blocks of data are not scripts. */
function inlineScripts(entry: RenderedPage): string[] {
  return documentElements(entry)
    .filter((element) => element.tagName === "script" && attribute(element, "src") === undefined)
    .filter((element) => !/json$/.test(attribute(element, "type") ?? ""))
    .map((element) => textOf(element));
}

async function brotliBytes(text: string): Promise<number> {
  return (await brotli(text)).length;
}
