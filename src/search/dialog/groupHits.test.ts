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

it("puts three of a kind before the next kind, and the others after all", () => {
  const sections = ["/a", "/b", "/c", "/d"].map((address) => hit("section", address));
  const groups = groupHits([...sections, hit("error", "/f")]);
  expect(groups.map(({ id, label, hits }) => [id, label, hits.length])).toEqual([
    ["section", "Sections", 3],
    ["error", "Errors", 1],
    ["more-section", "More sections", 1],
  ]);
  expect(groupHits(sections).map(({ hits }) => hits.length)).toEqual([4]);
});
