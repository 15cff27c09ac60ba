import { describe, expect, it } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { explanationFile } from "./explanations.ts";

const nowhere = Object.fromEntries(
  ["england", "wales", "scotland", "northernIreland", "islands"].map((nation) => [nation, "no"]),
);
const region = {
  type: ["string", "null"],
  description: "Name of the [region](/docs/overview), as in `codes`. There are nine.",
  "x-since": "2.0.0",
  "x-source": { dataset: "ONSPD", column: "rgn", vintage: "May 2026" },
  "x-coverage": { ...nowhere, england: "yes" },
};
const json = (schema: unknown) => ({ "application/json": { schema } });

const reference = referenceOf({
  root: {
    "x-error-catalogue": [
      {
        id: "server-error",
        status: 500,
        message: "500 Server Error. \nThere is more.\n",
        cause: "The input, such as:\n\n- `a`\n- b",
        remedy: "[Try again](/docs/overview).",
      },
    ],
  },
  path: "/postcodes",
  method: "post",
  operation: {
    operationId: "bulkLookupPostcodes",
    requestBody: {
      description: "A list. It may be long.",
      content: json({
        type: "object",
        required: ["postcodes"],
        properties: { postcodes: { type: "array", description: "Postcodes." } },
      }),
    },
    responses: {
      "200": {
        description: "Found.",
        content: json({
          type: "object",
          properties: {
            result: { type: "object", properties: { region }, required: ["region"] },
          },
        }),
      },
    },
  },
  schemas: { Postcode: { type: "object", properties: { region }, required: ["region"] } },
});
const path = "/docs/api/bulk-postcode-lookup";
const { explanations, pages } = explanationFile(reference, [
  { path: "/alias", canonicalPath: path },
]);
const at = (page: string, id: string) => explanations[pages[page]?.[id] ?? -1];

describe("what cards say", () => {
  it("of a field: name, type, release, a sentence without links, source and coverage", () => {
    expect(at("/docs/postcode/schema", "region")).toEqual({
      name: "region",
      kinds: ["string or null", "since 2.0.0"],
      text: "Name of the region, as in `codes`.",
      facts: [
        ["Source", "ONSPD, May 2026"],
        ["Coverage", "Has a value in England."],
      ],
    });
  });

  it("of an error: its first line, status, cause and what to do", () => {
    expect(at("/docs/api/api-reference-postcodes-io", "error-server-error")).toEqual({
      name: "500 Server Error.",
      kinds: ["500"],
      text: "The input, such as: `a` b",
      facts: [["What to do", "Try again."]],
    });
  });

  it("of what is sent: that it is required, and of the body as a whole", () => {
    const [operation] = reference.operations;
    const body = operation?.body;
    const [field] = body?.contents[0]?.shape.children ?? [];
    expect(at(path, field?.anchor ?? "")?.kinds).toEqual(["array", "required"]);
    expect(at(path, body?.anchor ?? "")).toEqual({
      name: "Request body",
      kinds: ["object"],
      text: "A list.",
      facts: [],
    });
  });
});

it("says the same thing once, for all addresses that it has", () => {
  const onPage = Object.values(pages[path] ?? {});
  expect(onPage).toContain(pages["/docs/postcode/schema"]?.["region"]);
  expect(new Set(explanations.map((each) => JSON.stringify(each))).size).toBe(explanations.length);
});

it("says it under every address of a page", () => {
  expect(pages["/alias"]).toEqual(pages[path]);
});
