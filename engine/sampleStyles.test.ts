import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleLanguageIds } from "../src/lib/sampleLanguageIds.ts";

/** A style sheet cannot compare two attributes, so it names the languages. This keeps the names complete. */
const css = readFileSync(
  new URL("../src/reference/views/Samples.module.css", import.meta.url),
  "utf8",
);

test.each(sampleLanguageIds)("the style sheet can show %s, and mark its tab", (id) => {
  const chosen = `:global(html[data-sample-language="${id}"])`;
  expect(css).toContain(`${chosen} [data-sample-panel="${id}"]`);
  expect(css).toContain(`${chosen} [data-sample-tab="${id}"]`);
});
