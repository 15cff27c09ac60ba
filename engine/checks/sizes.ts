import { brotliBytesWithin, measuredBrotli } from "../brotli.ts";
import type { Bundle, BundledFile } from "../bundle.ts";
import { attribute, textOf } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";
import { withoutMarks } from "../withoutMarks.ts";
import { largestParts, layerParts, moduleParts, sectionParts } from "./largestParts.ts";

/** Brotli bytes. A page's readers download each of these once. */
export const BUDGETS = {
  document: 15_000,
  /** What a document has inline: the first paint waits for nothing else. */
  inlineStyle: 8_000,
  /** The whole sheet, which comes after the first paint (decisions/0012). */
  style: 10_000,
  /** The inline script in the head and the loader. */
  loader: 3_500,
  shell: 79_000,
  search: 70_000,
  /** The script behind the control that keeps the site offline. */
  keeping: 3_000,
  /** The script that shows cards, and all they say. */
  cards: 13_000,
} as const;

/** What readers download, and may cost so much. */
export type Size = {
  name: string;
  /** Where to make it smaller. */
  file: string;
  bytes: number;
  budget: number;
  /** Of what is over its budget, in characters. */
  largestParts: string;
  /** What it is put together from. */
  shares?: readonly { name: string; bytes: number }[];
};

export type MeasuredPage = {
  path: string;
  document: Size;
  style: Size;
  /** The scripts in the document, which are measured only once for all pages that have the same. */
  scripts: readonly string[];
};

/** The style has a budget of its own, wherever it is. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

export async function measurePage(entry: RenderedPage): Promise<MeasuredPage> {
  const { page, html, document } = entry;
  const style = document.match(STYLE)?.join("") ?? "";
  const markup = withoutMarks(document).replace(STYLE, "");
  return {
    path: page.path,
    document: sized(
      { name: `the document of ${page.path}`, file: page.sourceFile, budget: BUDGETS.document },
      await brotliBytesWithin(BUDGETS.document, markup),
      () => sectionParts(markup, withoutMarks(html)),
    ),
    style: sized(
      { name: `the style in ${page.path}`, file: "src/styles", budget: BUDGETS.inlineStyle },
      await brotliBytesWithin(BUDGETS.inlineStyle, style),
      () => layerParts(style),
    ),
    scripts: inlineScripts(entry),
  };
}

/** What all pages share. */
export async function measureShared(
  pages: readonly MeasuredPage[],
  bundle: Bundle,
): Promise<Size[]> {
  const { style } = bundle;
  const inline = new Map(pages.map(({ scripts }) => [scripts.join(), scripts]));
  const early = await Promise.all([...inline.values()].map(total));
  return [
    sized(
      { name: "the style sheet", file: "src/styles", budget: BUDGETS.style },
      await brotliBytes(style.code),
      () => layerParts(style.code),
    ),
    ...(await Promise.all(downloadsOf(bundle, Math.max(0, ...early)).map(measureDownload))),
  ];
}

/** Scripts that come together, and with data: files, or bytes that every document has. */
type Download = Pick<Size, "name" | "file" | "budget"> & {
  scripts: readonly BundledFile[];
  inDocument?: number;
  data?: { name: string; file: BundledFile };
};

function downloadsOf(bundle: Bundle, inDocument: number): Download[] {
  const { loader, shell, search, searchIndex, keeping, cards, explanations } = bundle;
  return [
    {
      name: "script before any interaction",
      file: "src/entry-loader.ts",
      budget: BUDGETS.loader,
      scripts: loader,
      inDocument,
    },
    { name: "the shell", file: "src/entry-client.tsx", budget: BUDGETS.shell, scripts: shell },
    {
      name: "the search",
      file: "src/search",
      budget: BUDGETS.search,
      scripts: search,
      data: { name: "index", file: searchIndex },
    },
    {
      name: "the script that keeps the site",
      file: "src/offline",
      budget: BUDGETS.keeping,
      scripts: keeping,
    },
    {
      name: "the cards",
      file: "src/explain",
      budget: BUDGETS.cards,
      scripts: cards,
      data: { name: "words", file: explanations },
    },
  ];
}

async function measureDownload(download: Download): Promise<Size> {
  const { scripts, inDocument = 0, data, ...about } = download;
  const code = inDocument + (await total(scripts.map((script) => script.code)));
  if (data === undefined) return sized(about, code, () => moduleParts(scripts));
  const words = await brotliBytes(data.file.code);
  return {
    ...sized(about, code + words, () => moduleParts([...scripts, data.file])),
    shares: [
      { name: "code", bytes: code },
      { name: data.name, bytes: words },
    ],
  };
}

function sized(
  about: Pick<Size, "name" | "file" | "budget">,
  bytes: number,
  parts: () => Parameters<typeof largestParts>[0],
): Size {
  return { ...about, bytes, largestParts: bytes > about.budget ? largestParts(parts()) : "" };
}

/** Scripts written into the document; blocks of data are not scripts. */
function inlineScripts(entry: RenderedPage): string[] {
  return documentElements(entry)
    .filter((element) => element.tagName === "script" && attribute(element, "src") === undefined)
    .filter((element) => !/json$/.test(attribute(element, "type") ?? ""))
    .map((element) => textOf(element));
}

async function total(texts: readonly string[]): Promise<number> {
  return (await Promise.all(texts.map(brotliBytes))).reduce((sum, bytes) => sum + bytes, 0);
}

async function brotliBytes(text: string): Promise<number> {
  return (await measuredBrotli(text)).length;
}
