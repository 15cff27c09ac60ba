import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { openIndex } from "../../src/search/openIndex.ts";
import { searchEntries } from "../../src/search/searchEntries.ts";
import { realSite } from "../../testing/realSite.ts";
import { type GoldenQuery, goldenQueries } from "./goldenQueries.ts";

const file = join(import.meta.dirname, "../../content/search/golden.yaml");
const golden = goldenQueries(load(readFileSync(file, "utf8")));

type Result = { golden: GoldenQuery; hits: string[]; isFirst: boolean; isAmongThree: boolean };

/** "field: 97 % first, 100 % among three (39)", for all and for each kind. */
function rates(results: readonly Result[]): string {
  const rate = (name: string, some: readonly Result[]) => {
    const percent = (count: number) => `${((100 * count) / some.length).toFixed(1)} %`;
    const first = percent(some.filter(({ isFirst }) => isFirst).length);
    const three = percent(some.filter(({ isAmongThree }) => isAmongThree).length);
    return `${name}: ${first} first, ${three} among three (${some.length})`;
  };
  const kinds = new Set(results.map((result) => result.golden.kind));
  return [
    rate("all", results),
    ...[...kinds].map((kind) =>
      rate(
        kind,
        results.filter((result) => result.golden.kind === kind),
      ),
    ),
  ].join("\n");
}

it("answers the golden queries: 95 % first, 100 % among the first three", async () => {
  const index = openIndex(searchEntries(await realSite("/")));
  const results = golden.map((one): Result => {
    const hits = index.search(one.query, 3).map(({ address }) => address);
    return {
      golden: one,
      hits,
      isFirst: one.first.includes(hits[0] ?? ""),
      isAmongThree: hits.some((hit) => one.first.includes(hit) || one.three.includes(hit)),
    };
  });
  expect(golden.length).toBeGreaterThanOrEqual(1000);
  const missed = results
    .filter(({ isAmongThree }) => !isAmongThree)
    .map(({ golden: { query }, hits }) => `${query}: ${hits.join(", ")}`);
  expect(missed, rates(results)).toEqual([]);
  const share = results.filter(({ isFirst }) => isFirst).length / results.length;
  expect(share, rates(results)).toBeGreaterThanOrEqual(0.95);
});
