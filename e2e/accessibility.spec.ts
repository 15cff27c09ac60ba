import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sitemapPaths } from "./sitePages.ts";
import { expect, open, test } from "./test.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

for (const path of sitemapPaths()) {
  test(`${path} has no accessibility violation in either colour mode, and no sideways scroll on a phone`, async ({
    page,
  }) => {
    await page.addInitScript(axeSource);
    await open(page, path);
    for (const mode of ["light", "dark"]) {
      await page.evaluate(
        (theme) => document.documentElement.setAttribute("data-theme", theme),
        mode,
      );
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: {
            run: (
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const result = await axe.run({ resultTypes: ["violations"] });
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
      });
      expect(violations, mode).toEqual([]);
    }
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
