import { expect, it } from "vitest";
import type { SearchKind } from "../entry.ts";
import { groupHits } from "./groupHits.ts";

function hit(kind: SearchKind, address: string) {
  return { kind, address, title: "", answer: "", trail: [], matched: [] };
}

it("puts the kind of the best hit first and keeps the order within a kind", () => {
  const groups = groupHits([hit("field", "/a"), hit("page", "/b"), hit("field", "/c")]);
  expect(groups.map(({ label, hits }) => [label, ...hits.map(({ address }) => address)])).toEqual([
    ["Fields", "/a", "/c"],
    ["Pages", "/b"],
  ]);
});
