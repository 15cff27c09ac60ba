import { operationOf } from "../model/testContract.ts";
import type { Field, Operation, Shape } from "../model/types.ts";

const record = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", description: "Its name." },
    note: { type: ["string", "null"], description: "A note.", "x-since": "2.0.0" },
    codes: {
      type: "object",
      properties: { area: { type: "string", description: "Code of the area." } },
    },
  },
};

const example = (value: unknown) => ({ summary: "An answer", value });

const answer = (result: unknown, examples: Record<string, unknown>) => ({
  description: "An answer.",
  headers: { ETag: { description: "The version.", schema: { type: "string" } } },
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["status", "result"],
        properties: { status: { type: "integer" }, result },
      },
      examples,
    },
  },
});

/** An operation with everything a view can meet: for tests. */
export function testOperation(): Operation {
  return operationOf({
    method: "post",
    path: "/things/{id}",
    root: {
      "x-error-catalogue": [
        { id: "no-thing", status: 404, message: "No thing\n", cause: "None.", remedy: "Ask." },
      ],
    },
    components: {
      examples: { "body.request": { value: { things: [1, 2, 3, 4, 5, 6, 7] } } },
    },
    operation: {
      parameters: [
        {
          name: "id",
          in: "path",
          required: true,
          description: "Which.",
          schema: { type: "string" },
        },
        {
          name: "limit",
          in: "query",
          description: "How many.",
          schema: {
            type: "integer",
            default: 10,
            maximum: 100,
            "x-limit": "things.limit",
            "x-beyond": "More counts as 100.",
          },
        },
      ],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              oneOf: [
                {
                  title: "By number",
                  type: "object",
                  required: ["things"],
                  properties: { things: { type: "array", items: { type: "integer" } } },
                },
                {
                  title: "By name",
                  type: "object",
                  required: ["names"],
                  properties: { names: { type: "array", items: { type: "string" } } },
                },
              ],
            },
          },
        },
      },
      responses: {
        "200": answer(
          { anyOf: [{ type: "array", items: record }, { type: "null" }] },
          {
            found: example({ status: 200, result: [{ name: "A", note: null, codes: {} }] }),
            unshown: example({ status: 200, result: null }),
          },
        ),
        "404": answer({ type: "null" }, { none: example({ status: 404, result: null }) }),
      },
      "x-errors": ["no-thing"],
      "x-avoid": [{ input: "Nothing", outcome: "Status 500." }],
      "x-scenarios": [
        {
          name: "found",
          title: "A thing",
          request: {
            path: { id: "a b" },
            query: { limit: 1 },
            headers: { "Content-Type": "application/json" },
            body: { $example: "body.request" },
          },
          response: { status: 200, example: "found" },
        },
        {
          name: "none",
          title: "No such thing",
          request: { path: { id: "x" } },
          response: { status: 404, example: "none" },
        },
      ],
    },
  });
}

/** Every anchor that the model gives to a part of the operation. */
export function anchorsOf(operation: Operation): string[] {
  const { parameters, body, responses, scenarios, errors } = operation;
  return [
    ...parameters.flatMap(ofField),
    ...(body === null ? [] : [body.anchor, ...body.contents.flatMap(({ shape }) => inside(shape))]),
    ...responses.flatMap((response) => [
      response.anchor,
      ...response.headers.flatMap(ofField),
      ...response.contents.flatMap(({ shape }) => inside(shape)),
    ]),
    ...scenarios.map(({ anchor }) => anchor),
    ...errors.map(({ anchor }) => anchor),
  ];
}

function ofField(field: Field): string[] {
  return [field.anchor, ...inside(field)];
}

function inside({ children, variants }: Shape): string[] {
  return [
    ...children.flatMap(ofField),
    ...variants.flatMap((variant) => [variant.anchor, ...inside(variant)]),
  ];
}
