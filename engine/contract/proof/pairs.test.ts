import { expect, it } from "vitest";
import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt, walk } from "../../../src/lib/pointer.ts";
import { loadContract } from "../loadContract.ts";
import { keysAt } from "../operations.ts";
import { readRecordings } from "./recordings.ts";

/** Codes for which names of different areas were recorded, among the names that the contract pairs with them. */
function contradictions(pairs: readonly [string, string][], bodies: readonly unknown[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { value } of bodies.flatMap((body) => [...walk(body)])) {
    if (!isRecord(value) || !isRecord(value["codes"])) continue;
    for (const [field, pair] of pairs) {
      const code = valueAt(value, toPointer(pair.split(".")));
      const name = value[field];
      if (typeof code !== "string" || typeof name !== "string" || /99999999$/.test(code)) continue;
      const key = `${field} of ${code}`;
      names.set(key, (names.get(key) ?? new Set()).add(name));
    }
  }
  return [...names].flatMap(([key, found]) => (found.size > 1 ? [`${key}: ${[...found]}`] : []));
}

it("a code has the same name in every recording: the pairs of the contract belong together", async () => {
  const { document } = await loadContract("openapi/openapi.yaml");
  const properties = "/components/schemas/PostcodeFields/properties";
  const pairs = keysAt(document, properties).flatMap((field): [string, string][] => {
    const pair = valueAt(document, `${properties}/${field}/x-pair`);
    return typeof pair === "string" ? [[field, pair]] : [];
  });
  const bodies = (await readRecordings("openapi/recordings")).map(({ response }) => response.body);
  expect(pairs.length).toBeGreaterThan(20);
  expect(contradictions(pairs, bodies)).toEqual([]);
  const wrong = pairs.map(([field]): [string, string] => [field, "codes.nhs_region"]);
  expect(contradictions(wrong, bodies)).not.toEqual([]);
});
