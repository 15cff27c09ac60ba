import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brotli, brotliBytesWithin } from "./brotli.ts";

const text = readFileSync("CONTRIBUTING.md", "utf8");

it("measures what is served, unless a quick look shows that it is well within the limit or only the best is", async () => {
  const best = (await brotli(text, 11)).length;
  const served = (await brotli(text)).length;
  const quick = await brotliBytesWithin(Number.POSITIVE_INFINITY, text);
  expect(quick).toBeGreaterThan(served);
  expect(await brotliBytesWithin(quick * 1.1, text)).toBe(quick);
  expect(await brotliBytesWithin(quick * 1.04, text)).toBe(served);
  expect(await brotliBytesWithin(served, text)).toBe(served);
  expect(await brotliBytesWithin(served - 1, text)).toBe(best);
  expect(await brotliBytesWithin(1, text)).toBe(best);
});
