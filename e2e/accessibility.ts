import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Axe = {
  configure: (spec: object) => void;
  run: (within: string, options: object) => Promise<{ violations: Violation[] }>;
};
type Violation = { id: string; nodes: { html: string }[] };

/** Puts axe into every document that the page opens from now on. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
}

/** What axe finds wrong with a part of the page, as it is shown. */
export function accessibilityViolations(
  page: Page,
  { within = "html", rules = {} }: { within?: string; rules?: object } = {},
): Promise<string[]> {
  return page.evaluate(
    async ([part, changes]) => {
      // Put there by the test; the page's own types do not know it.
      const { axe } = window as unknown as { axe: Axe };
      // A link must differ from the words around it in shape: stricter than axe, which also allows a contrast of
      // colours, and that takes most of its time.
      const style = ["link-in-text-block-style"];
      axe.configure({ rules: [{ id: "link-in-text-block", any: style }] });
      const options = { resultTypes: ["violations"], rules: changes };
      const { violations } = await axe.run(part, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    },
    [within, rules] as const,
  );
}
