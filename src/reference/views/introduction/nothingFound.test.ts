import { expect, test } from "vitest";
import { nothingIn } from "./nothingFound.ts";

test.each([
  [{ status: 200, result: null }, "null", "result: null"],
  [{ status: 200, result: [] }, "empty", "result: []"],
  [{ status: 200, result: false }, "false", "result: false"],
  [{ status: 200, result: [{ query: "A", result: null }] }, "entry", "result: null"],
  [{ status: 404, error: "Place not found" }, "error", "Place not found"],
])("%o says %s", (body, kind, answer) => {
  expect(nothingIn(body)).toEqual({ kind, answer });
});

test("an example that found something is an error", () => {
  expect(() => nothingIn({ status: 200, result: [1] })).toThrow("shows something");
});
