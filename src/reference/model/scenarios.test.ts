import { describe, expect, test } from "vitest";
import { operationOf, problemsOf } from "../../../testing/fixtures/contract.ts";

const json = (schema: unknown, examples: unknown = {}) => ({
  "application/json": { schema, examples },
});

describe("scenarios", () => {
  const parts = (scenario: Record<string, unknown>) => ({
    path: "/things/{id}",
    method: "post",
    components: {
      examples: {
        "lookupThing.found": { summary: "Found", value: { result: 1 } },
        "lookupThing.refused.request": { value: { wrong: true } },
      },
    },
    operation: {
      parameters: [{ name: "id", in: "path", schema: {} }],
      requestBody: { content: json({}, { "lookupThing.found.request": { value: { a: 1 } } }) },
      responses: {
        "200": {
          description: "A.",
          content: json(
            {},
            {
              "lookupThing.found": { $ref: "#/components/examples/lookupThing.found" },
            },
          ),
        },
      },
      "x-scenarios": [
        {
          name: "found",
          title: "It is there",
          request: { path: { id: "a b/c" } },
          response: { status: 200, example: "lookupThing.found" },
          ...scenario,
        },
      ],
    },
  });

  test("the request is filled in and encoded, the answer found", () => {
    const request = {
      path: { id: "a b/c" },
      query: { q: "o'x&y", limit: 3, tag: ["a", "b"] },
      headers: { Accept: "application/json" },
      body: { $example: "lookupThing.found.request" },
    };
    expect(operationOf(parts({ request })).scenarios).toMatchObject([
      {
        name: "found",
        anchor: "scenario-found",
        title: "It is there",
        request: {
          pathValues: { id: "a b/c" },
          query: [
            { name: "q", value: "o'x&y" },
            { name: "limit", value: "3" },
            { name: "tag", value: "a" },
            { name: "tag", value: "b" },
          ],
          headers: { Accept: "application/json" },
          body: { name: "lookupThing.found.request", value: { a: 1 } },
          target: "/things/a%20b%2Fc?q=o%27x%26y&limit=3&tag=a&tag=b",
        },
        response: { status: 200, example: { name: "lookupThing.found", summary: "Found" } },
      },
    ]);
  });

  test("a body that is no valid example of the operation comes from the components", () => {
    const request = { path: { id: 1 }, body: { $example: "lookupThing.refused.request" } };
    expect(operationOf(parts({ request })).scenarios[0]?.request.body?.value).toEqual({
      wrong: true,
    });
  });

  test.each([
    [{ request: {} }, "The scenario has no value for {id}. Add path: {id: …}."],
    [{ request: { path: { id: [] } } }, "A request cannot carry this value."],
    [{ request: { path: { id: 1 }, body: {} } }, 'Write {$example: "<file stem>"}.'],
    [{ request: { path: { id: 1 }, body: { $example: "no" } } }, 'There is no example "no" here.'],
    [{ response: { status: 404, example: "x" } }, "The operation has no response 404."],
    [
      { response: { status: 200, example: "lookupThing.fuond" } },
      'There is no example "lookupThing.fuond" here. Did you mean "lookupThing.found"?',
    ],
    [{ response: undefined }, "Expected an object, found undefined."],
    [{ steps: [] }, 'does not understand "steps" in a scenario.'],
  ])("%j is refused", (scenario, message) => {
    expect(problemsOf(parts(scenario)).join()).toContain(message);
  });
});
