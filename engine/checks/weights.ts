import type { Problem } from "../../src/lib/problem.ts";
import { attribute, type HtmlElement, textOf } from "../html.ts";
import { articleElements, documentElements, type RenderedPage } from "../renderedPage.ts";
import { wordsOf } from "./headings.ts";
import { largestParts } from "./largestParts.ts";

/** What a browser has to lay out for one page, shell included. Data are blocks of JSON in the document, in bytes. */
export const WEIGHTS = { elements: 3_500, depth: 28, data: 4_000 } as const;

/** No page is heavier than that. A problem says by how much, and which parts have the most elements. */
export function checkWeights(entry: RenderedPage): Problem[] {
  const { page } = entry;
  const weights = weightsOf(entry);
  return (["elements", "depth", "data"] as const)
    .filter((kind) => weights[kind] > WEIGHTS[kind])
    .map((kind) => ({
      file: page.sourceFile,
      message: `${page.path} has ${weights[kind]} of ${kind}, ${weights[kind] - WEIGHTS[kind]} more than the budget of ${WEIGHTS[kind]}. Most elements: ${heaviestParts(entry)}.`,
      fix: "Show less at once, or refer to what is on the page already.",
    }));
}

type Weighed = { page: { path: string }; weights: ReturnType<typeof weightsOf> };

/** A line for the console: the heaviest page of each kind of weight. */
export function formatWeights(facts: readonly Weighed[]): string {
  const pages = facts.map(({ page, weights }) => ({ path: page.path, ...weights }));
  const rows = (["elements", "depth", "data"] as const).map((kind) => {
    const [most] = pages.toSorted((a, b) => b[kind] - a[kind]);
    return `${String(most?.[kind]).padStart(8)}  ${kind} (${WEIGHTS[kind]}): ${most?.path}`;
  });
  return ["Heaviest pages (budget):", ...rows].join("\n");
}

export function weightsOf(entry: RenderedPage) {
  const elements = documentElements(entry);
  const data = elements.filter((element) => /json$/.test(attribute(element, "type") ?? ""));
  return {
    elements: elements.length,
    depth: Math.max(...elements.map(depthOf)),
    data: data.reduce((sum, element) => sum + Buffer.byteLength(textOf(element)), 0),
  };
}

function depthOf({ parentNode }: HtmlElement): number {
  return parentNode !== null && "tagName" in parentNode ? depthOf(parentNode) + 1 : 1;
}

/** The elements of the article from one section's heading to the next. */
function heaviestParts(entry: RenderedPage): string {
  let part = "its beginning";
  return largestParts(
    articleElements(entry).map((element) => {
      if (element.tagName === "h2") part = wordsOf(element);
      return [part, 1];
    }),
  );
}
