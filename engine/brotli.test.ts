import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brotli, brotliBytesWithin } from "./brotli.ts";

const text = readFileSync("CONTRIBUTING.md", "utf8");

it("measures exactly what a quick look does not show to be well within the limit", async () => {
  const exact = (await brotli(text, 11)).length;
  const quick = await brotliBytesWithin(Number.POSITIVE_INFINITY, text);
  expect(quick).toBeGreaterThan(exact);
  expect(await brotliBytesWithin(quick * 1.1, text)).toBe(quick);
  expect(await brotliBytesWithin(quick * 1.04, text)).toBe(exact);
  expect(await brotliBytesWithin(1, text)).toBe(exact);
});
