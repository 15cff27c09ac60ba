import { expect, it } from "vitest";
import { resultsFor } from "./resultsFor.ts";

function results(answer: string, matched: string[], trail = ["A", "b"]) {
  const hit = {
    kind: "field",
    address: "/a#b",
    title: "admin_ward",
    answer,
    trail,
    matched,
  };
  return resultsFor({ search: () => [{ ...hit, kind: "field" }], closestWords: () => [] }, "");
}

it("makes rows by kind, with the places to mark in title and answer", () => {
  expect(results("Name of the ward.", ["ward"])).toEqual({
    count: 1,
    groups: [
      {
        id: "field",
        label: "Fields",
        isTyped: true,
        rows: [
          JSON.stringify({
            address: "/a#b",
            title: "admin_ward",
            trail: "A › b",
            answer: "Name of the ward.",
          }),
        ],
        marks: [[6, 10, 23, 27]],
      },
    ],
    closestWords: [],
  });
});

it("cuts an answer that is longer than two lines between two words", () => {
  const [row = ""] = results("word ".repeat(40), [])?.groups[0]?.rows ?? [];
  expect(JSON.parse(row).answer).toMatch(/^(?:word ){32}…$/);
});

it("says where a result is without repeating its title", () => {
  const trailOf = (trail: string[]) => {
    const [row = "{}"] = results("", [], trail).groups[0]?.rows ?? [];
    return JSON.parse(row).trail;
  };
  expect(trailOf(["A", "b", "admin_ward"])).toBe("A › b");
  expect(trailOf(["admin_ward"])).toBe("admin_ward");
});

it("cuts an answer without spaces, too", () => {
  const [row = ""] = results("a".repeat(200), [])?.groups[0]?.rows ?? [];
  expect(JSON.parse(row).answer).toBe(`${"a".repeat(160)} …`);
});
