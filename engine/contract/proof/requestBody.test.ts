import { expect, test } from "vitest";
import { readBody } from "./requestBody.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const nothing = { kind: "read", value: undefined };

test.each<[string, string, string | null, unknown]>([
  ["an object", json, '{"a":1}', { kind: "read", value: { a: 1 } }],
  ["a list", json, "[1]", { kind: "read", value: [1] }],
  ["an empty body announced as JSON", json, "", { kind: "read", value: {} }],
  ["no body", json, null, nothing],
  ["a type it does not read", "text/plain", '{"a":1}', nothing],
  ["no type", "", '{"a":1}', nothing],
  ["a bare string", json, '"a"', { kind: "unreadable" }],
  ["null", json, "null", { kind: "unreadable" }],
  ["broken JSON", json, '{"a":', { kind: "unreadable" }],
  ["UTF-8", `${json}; charset=UTF-8`, "{}", { kind: "read", value: {} }],
  ["another character set", `${json}; charset=latin1`, "{}", { kind: "refused" }],
  ["100 kB", json, `["${"x".repeat(102_396)}"]`, { kind: "read", value: ["x".repeat(102_396)] }],
  ["more than 100 kB", json, `["${"x".repeat(102_397)}"]`, { kind: "refused" }],
  ["a form with a list", form, "a[]=1&a[]=2", { kind: "read", value: { a: ["1", "2"] } }],
  ["a list of one", form, "a[]=1", { kind: "read", value: { a: ["1"] } }],
  ["a numbered list", form, "a[0]=1&a[1]=2", { kind: "read", value: { a: ["1", "2"] } }],
  [
    "a number too high for a list",
    form,
    "a[0]=1&a[101]=2",
    { kind: "read", value: { a: { 0: "1", 101: "2" } } },
  ],
  ["a repeated name", form, "a=1&a=2", { kind: "read", value: { a: ["1", "2"] } }],
  [
    "a list of objects",
    form,
    "a[0][b]=1&a[0][c]=2&a[1][b]=3",
    { kind: "read", value: { a: [{ b: "1", c: "2" }, { b: "3" }] } },
  ],
  ["an object", form, "a[b]=1", { kind: "read", value: { a: { b: "1" } } }],
  ["1,001 fields", form, "a=1&".repeat(1001), { kind: "refused" }],
  ["a name", form, "a=1+2", { kind: "read", value: { a: "1 2" } }],
])("%s", (_, contentType, text, expected) => {
  expect(readBody(contentType, text)).toEqual(expected);
});
