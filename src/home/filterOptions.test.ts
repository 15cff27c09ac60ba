import { expect, test } from "vitest";
import { operationOf } from "../../testing/fixtures/contract.ts";
import type { Group, Method } from "../reference/model/types.ts";
import { filterOptions } from "./filterOptions.ts";

function groupOf(id: string, ...methods: Method[]): Group {
  const operations = methods.map((method) => ({ ...operationOf({}), method }));
  return { id, title: id, summary: "", description: [], operations };
}

test("groups have a number and the methods of their operations", () => {
  const { groups, methods } = filterOptions([
    groupOf("postcodes", "post", "get", "get"),
    groupOf("places", "get"),
  ]);
  expect(groups.map(({ group, ...marks }) => ({ id: group.id, ...marks }))).toEqual([
    { id: "postcodes", "data-group": 1, "data-methods": "get post" },
    { id: "places", "data-group": 2, "data-methods": "get" },
  ]);
  expect(methods).toEqual(["get", "post"]);
});

test("a method that no operation has is no option", () => {
  expect(filterOptions([groupOf("places", "get")]).methods).toEqual(["get"]);
});

test("what the style sheet has no rule for is refused", () => {
  expect(() => filterOptions([groupOf("postcodes", "get", "delete")])).toThrow(
    /has rules for 6 groups and get and post; the contract has 1 groups and delete\. Add rules to src\/home\/EndpointFilter\.module\.css/,
  );
  const seven = Array.from({ length: 7 }, (_, index) => groupOf(`group-${index}`, "get"));
  expect(() => filterOptions(seven)).toThrow(/the contract has 7 groups\. Add rules/);
});
