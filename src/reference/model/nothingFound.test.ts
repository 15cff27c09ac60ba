import { expect, test } from "vitest";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import { nothingFound, nothingIn } from "./nothingFound.ts";
import type { Scenario } from "./types.ts";

test.each([
  [{ status: 200, result: null }, "null", "result: null"],
  [{ status: 200, result: [] }, "empty", "result: []"],
  [{ status: 200, result: false }, "false", "result: false"],
  [{ status: 200, result: [{ query: "A", result: null }] }, "entry", "result: null"],
  [{ status: 404, error: "Place not found" }, "error", "Place not found"],
])("%o says %s", (body, kind, response) => {
  expect(nothingIn(body)).toEqual({ kind, response });
});

test("an example that found something is an error", () => {
  expect(() => nothingIn({ status: 200, result: [1] })).toThrow("shows something");
});

test("scenarios that find nothing are known by their name or by an empty entry, and sorted by kind", () => {
  const operation = testOperation();
  const [first] = operation.scenarios;
  if (first === undefined) throw new Error("The fixture has no scenario.");
  const scenario = (name: string, value: unknown): Scenario => ({
    ...first,
    name,
    response: { ...first.response, example: { ...first.response.example, value } },
  });
  const scenarios = [
    scenario("found", { status: 200, result: [] }),
    scenario("not-found", { status: 404, error: "Not found" }),
    scenario("several", { status: 200, result: [{ result: {} }, { result: null }] }),
    scenario("no-match", { status: 200, result: null }),
  ];
  const found = nothingFound({ operations: [{ ...operation, scenarios }] });
  expect(found.map((row) => [row.scenario.name, row.kind])).toEqual([
    ["no-match", "null"],
    ["several", "entry"],
    ["not-found", "error"],
  ]);
});
