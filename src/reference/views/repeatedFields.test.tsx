import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { operationOf } from "../../../testing/fixtures/contract.ts";
import { FieldList } from "./FieldList.tsx";
import { originalsIn } from "./repeatedFields.ts";

const names = ["a", "b", "c", "d", "e"];
const record = (codes: readonly string[]) => ({
  type: "object",
  properties: {
    ...Object.fromEntries(names.map((name) => [name, { type: "string", description: "Words." }])),
    codes: {
      type: "object",
      properties: Object.fromEntries(codes.map((name) => [name, { type: "string" }])),
    },
  },
});
const response = (schema: object) => ({
  description: "A response.",
  content: { "application/json": { schema } },
});
const operation = operationOf({
  operation: {
    responses: { "200": response(record(["x", "y"])), "404": response(record(["x", "z"])) },
  },
});
const [first, second] = operation.responses.map(
  ({ contents }) => contents[0]?.shape.children ?? [],
);
const html = (fields = first) =>
  renderToStaticMarkup(
    <FieldList
      fields={fields ?? []}
      context={{
        side: "response",
        openLevels: 0,
        originalOf: originalsIn([operation]),
      }}
    />,
  );

test("fields are described where they come first", () => {
  expect(html(first).split("Words.")).toHaveLength(names.length + 1);
});

test("where they return their addresses are named, and a link leads to the description", () => {
  const again = html(second);
  expect(again).not.toContain("Words.");
  expect(again).toContain(
    `data-repeated="${names.map((name) => `response-404-${name}`).join(" ")}"`,
  );
  expect(again).toContain('The same 5 fields as <a href="#response-200-a">above</a>');
});

test("a field that differs is described again", () => {
  expect(html(second)).toMatch(/<details [^>]*id="response-404-codes"/);
  expect(html(second)).toContain('id="response-404-codes-z"');
});
