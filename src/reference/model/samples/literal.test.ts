import { expect, test } from "vitest";
import { json, type LiteralSyntax, literal } from "./literal.ts";

const syntax: LiteralSyntax = {
  quote: (text) => `'${text}'`,
  key: (name) => name,
  null: "nil",
  true: "yes",
  false: "no",
  list: ["[", "]"],
  map: ["{ ", " }"],
  emptyMap: "empty",
  pair: " => ",
  indent: "    ",
  lastComma: true,
};

test("every kind of value in the words of the language", () => {
  expect(literal({ a: [1, -2.5, "x", null, true, false], b: {}, c: [] }, syntax)).toBe(
    "{ a => [1, -2.5, 'x', nil, yes, no], b => empty, c => [] }",
  );
});

test("JSON is JSON", () => {
  const value = { a: [1, '"quoted" \\ \n', null, true], b: { c: "x".repeat(90) } };
  expect(JSON.parse(literal(value, json))).toEqual(value);
});

test("what is too long for a line goes on several, short lists in between stay whole", () => {
  const value = { points: [{ name: "a".repeat(40) }, { name: "b".repeat(30), codes: [1, 2] }] };
  expect(literal(value, syntax, "  ")).toBe(
    [
      "{",
      "      points => [",
      `          { name => '${"a".repeat(40)}' },`,
      `          { name => '${"b".repeat(30)}', codes => [1, 2] },`,
      "      ],",
      "  }",
    ].join("\n"),
  );
});

test("plain items fill their lines", () => {
  const lines = literal(
    Array.from({ length: 40 }, (_, index) => 1000 + index),
    json,
  ).split("\n");
  expect(lines).toHaveLength(6);
  expect(lines[1]).toMatch(/^ {2}1000, 1001, .*, 1012,$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});
