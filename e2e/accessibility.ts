import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { layOutEverything } from "./layout.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** WCAG 2.0 to 2.2, levels A and AA, and what axe advises beyond. Without tags, axe leaves out the rule of 2.2. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

type Axe = {
  configure: (spec: object) => void;
  run: (within: string, options: object) => Promise<{ violations: Result[]; incomplete: Result[] }>;
};
type Result = { id: string; nodes: { html: string }[] };

/** Of what is wrong, or of what axe cannot decide: the rules, each with the first element that it is about. */
type Findings = { violations: string[]; undecided: string[] };

type Part = {
  /** Only this part of the page. */
  within?: string;
  /** Rules to leave out. */
  without?: readonly string[];
};

/** Puts axe into every document that the page opens from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
  await page.addInitScript(layOutEverything);
}

/** What axe says of the page, or of a part of it, as it is shown. */
export function axeFindings(
  page: Page,
  { within = "html", without = [] }: Part = {},
): Promise<Findings> {
  const options = {
    resultTypes: ["violations"],
    runOnly: { type: "tag", values: TAGS },
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
  };
  return page.evaluate(
    async ([part, choices]) => {
      // Put there by the test; the page's own types do not know it.
      const { axe } = window as unknown as { axe: Axe };
      // A link must differ from the words around it in shape: stricter than axe, which also allows a contrast of
      // colours, and that takes most of its time.
      const style = ["link-in-text-block-style"];
      axe.configure({ rules: [{ id: "link-in-text-block", any: style }] });
      const { violations, incomplete } = await axe.run(part, choices);
      const words = ({ id, nodes }: Result) => `${id}: ${nodes[0]?.html.slice(0, 200)}`;
      return { violations: violations.map(words), undecided: incomplete.map(words) };
    },
    [within, options] as const,
  );
}
