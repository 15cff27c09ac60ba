import { describe, expect, test } from "vitest";
import { contract, operationOf, originOf } from "../../../testing/fixtures/contract.ts";
import { toReference } from "./toReference.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });
const json = (schema: unknown, examples: unknown = {}) => ({
  "application/json": { schema, examples },
});

describe("bodies and responses", () => {
  const bulk = {
    oneOf: [
      { title: "Lookup", required: ["postcodes"], properties: { postcodes: { type: "array" } } },
      { title: "Geocode", required: ["points"], properties: { points: { type: "array" } } },
    ],
  };

  test("a body's variants and examples", () => {
    const { body } = operationOf({
      method: "post",
      operation: {
        requestBody: {
          required: true,
          description: "One of two.",
          content: json(bulk, {
            "bulk.lookup": { summary: "Some", value: { postcodes: ["A"] } },
          }),
        },
      },
    });
    expect(body).toMatchObject({
      anchor: "body",
      required: true,
      description: [paragraph("One of two.")],
      contents: [
        {
          contentTypes: ["application/json"],
          shape: {
            variants: [
              { anchor: "body-variant-lookup", children: [{ anchor: "body-postcodes" }] },
              { anchor: "body-variant-geocode", children: [{ anchor: "body-points" }] },
            ],
          },
          examples: [
            {
              name: "bulk.lookup",
              summary: "Some",
              text: '{\n  "postcodes": [\n    "A"\n  ]\n}',
            },
          ],
        },
      ],
    });
  });

  test("a second media type with fields of its own has anchors of its own", () => {
    const { body } = operationOf({
      method: "post",
      operation: {
        requestBody: {
          content: {
            ...json({ properties: { postcodes: {} } }),
            "application/x-www-form-urlencoded": { schema: { properties: { "postcodes[]": {} } } },
          },
        },
      },
    });
    const anchors = body?.contents.map(({ shape }) => shape.children[0]?.anchor);
    expect(anchors).toEqual(["body-postcodes", "body-x-www-form-urlencoded-postcodes"]);
  });

  test("responses with headers, envelopes and several media types", () => {
    const envelope = {
      properties: { status: {}, result: { properties: { codes: { properties: { lsoa21: {} } } } } },
    };
    const { responses } = operationOf({
      components: { headers: { ETag: { description: "A tag.", schema: { type: "string" } } } },
      operation: {
        responses: {
          "200": {
            description: "Found.",
            headers: { ETag: { $ref: "#/components/headers/ETag" } },
            content: {
              ...json(envelope),
              "application/problem+json": { schema: envelope },
              "text/javascript": {
                schema: { type: "string" },
                examples: { jsonp: { value: "show({})" } },
              },
            },
          },
        },
      },
    });
    expect(responses).toMatchObject([
      {
        status: 200,
        title: "200 OK",
        anchor: "response-200",
        headers: [{ name: "ETag", anchor: "response-200-header-etag" }],
        contents: [
          {
            contentTypes: ["application/json", "application/problem+json"],
            shape: {
              children: [
                { anchor: "response-200-status" },
                {
                  anchor: "response-200-result",
                  children: [
                    {
                      anchor: "response-200-codes",
                      children: [{ anchor: "response-200-codes-lsoa21" }],
                    },
                  ],
                },
              ],
            },
          },
          { contentTypes: ["text/javascript"], examples: [{ text: "show({})" }] },
        ],
      },
    ]);
  });

  test("anchors of an operation that shares its page begin with the given prefix", () => {
    const document = contract({
      operation: {
        parameters: [{ name: "q", in: "query", schema: {} }],
        responses: { "200": { description: "A.", content: json({ properties: { a: {} } }) } },
      },
    });
    const { operations } = toReference(document, originOf, (id) => `in-${id}`);
    expect(operations[0]).toMatchObject({
      anchor: "lookup-thing",
      parameters: [{ anchor: "in-lookupThing-parameter-q" }],
      responses: [
        {
          anchor: "in-lookupThing-response-200",
          contents: [{ shape: { children: [{ anchor: "in-lookupThing-response-200-a" }] } }],
        },
      ],
    });
  });
});
