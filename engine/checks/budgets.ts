import type { Problem } from "../../src/lib/problem.ts";
import type { MeasuredPage, Size } from "./sizes.ts";

/** Nothing that readers download is over its budget. A problem says by how much, and what its largest parts are. */
export function checkBudgets(pages: readonly MeasuredPage[], shared: readonly Size[]): Problem[] {
  return [...pages.flatMap(({ document, style }) => [document, style]), ...shared]
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ name, file, bytes, budget, largestParts }) => ({
      file,
      message: `${name} has ${bytes} bytes (brotli), ${bytes - budget} more than its budget of ${budget}. Largest parts, in characters: ${largestParts}.`,
      fix: "Make it smaller; the budget is what readers were promised.",
    }));
}

/** A table for the console: every page, heaviest first, and what all pages share. */
export function formatSizes(pages: readonly MeasuredPage[], shared: readonly Size[]): string {
  const row = (bytes: number, name: string) => `${String(bytes).padStart(8)}  ${name}`;
  return [
    "Brotli bytes per document, and of the style in it; below 95 % of the budget a quick, higher number:",
    ...pages
      .toSorted((a, b) => b.document.bytes - a.document.bytes)
      .map(({ path, document, style }) =>
        row(document.bytes, `${String(style.bytes).padStart(6)}  ${path}`),
      ),
    "Brotli bytes shared by all pages (budget):",
    ...shared.flatMap(({ name, bytes, budget, shares = [] }) => [
      row(bytes, `${name} (${budget})`),
      ...shares.map((share) => row(share.bytes, `  of it ${share.name}`)),
    ]),
  ].join("\n");
}
