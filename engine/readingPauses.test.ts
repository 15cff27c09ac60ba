import { expect, test } from "vitest";
import { withPauses } from "./readingPauses.ts";

const PAUSE = "<script></script>";
const words = (length: number) => `<p>${"a ".repeat(length / 2)}</p>`;

test("a short article has none", () => {
  const article = `<h2>A</h2>${words(10_000)}<h2>B</h2>`;
  expect(withPauses(article)).toBe(article);
});

test("a long one has them at the end of headings and of lines that open, no nearer than 16,000 characters", () => {
  const fold = `<details><summary>B</summary>${words(17_000)}</details>`;
  const article = `<h3>A</h3>${words(17_000)}${fold}<h4>C</h4>`.repeat(3);
  const parts = withPauses(article).split(PAUSE);
  expect(parts).toHaveLength(7);
  expect(parts.join("")).toBe(article);
  for (const part of parts.slice(0, -1)) expect(part.length).toBeGreaterThanOrEqual(16_000);
  for (const part of parts.slice(1)) expect(part).toMatch(/^<\/(?:h[34]|summary)>/);
});

test("there is none in the middle of a part", () => {
  const article = `${words(50_000)}<table><tr><td>${words(50_000)}</td></tr></table>`;
  expect(withPauses(article)).toBe(article);
});
