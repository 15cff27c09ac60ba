import { describe, expect, test } from "vitest";
import { contract, operationOf, originOf, problemsOf, referenceOf } from "./testContract.ts";
import { toReference } from "./toReference.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });
const json = (schema: unknown, examples: unknown = {}) => ({
  "application/json": { schema, examples },
});

describe("the whole", () => {
  test("title, version, servers and groups", () => {
    const reference = referenceOf({
      root: {
        info: { title: "Things API", version: "1.0.0", description: "About things." },
        servers: [{ url: "https://things.example", description: "The one." }],
        tags: [
          { name: "Things", description: "All about things.\n\nAnd more." },
          { name: "Service health", description: "Is it up?" },
        ],
        security: [],
      },
      pathItem: {
        head: {
          operationId: "ping",
          tags: ["Service health"],
          summary: "Ping",
          description: "Answers.",
          responses: {},
        },
      },
    });
    expect(reference).toMatchObject({
      title: "Things API",
      version: "1.0.0",
      description: [paragraph("About things.")],
      servers: [{ url: "https://things.example", description: [paragraph("The one.")] }],
      groups: [
        {
          id: "things",
          title: "Things",
          summary: "All about things.",
          operations: [{ id: "lookupThing" }],
        },
        { id: "service-health", operations: [{ id: "ping", groupId: "service-health" }] },
      ],
    });
    expect(reference.operations.map(({ id }) => id)).toEqual(["lookupThing", "ping"]);
  });

  test("it is plain data", () => {
    const reference = referenceOf({ schemas: { A: { properties: { b: { type: "string" } } } } });
    expect(JSON.parse(JSON.stringify(reference))).toEqual(reference);
  });

  test.each([
    [{ info: { title: "T" } }, '"version" is missing.'],
    [{ webhooks: {} }, 'does not understand "webhooks" in the root.'],
    [{ security: [{ key: [] }] }, "does not show security requirements."],
    [{ tags: [] }, 'The group of the operation "lookupThing" is not described.'],
    [
      {
        tags: [
          { name: "Things", description: "A." },
          { name: "Unused", description: "B." },
        ],
      },
      'The group "Unused" has no operation.',
    ],
    [{ paths: undefined }, "Expected an object, found undefined."],
  ])("%j is refused", (root, message) => {
    expect(problemsOf({ root }).join()).toContain(message);
  });

  test("a document that is no object is refused with a sentence", () => {
    expect(() => toReference("rubbish", originOf)).toThrow('"info" is missing.');
  });
});

describe("an operation", () => {
  test("names, path and words", () => {
    const operation = operationOf({
      path: "/things/{id}/nearest",
      operation: {
        operationId: "nearestThings",
        summary: "Find near things",
        description: "Finds `things` near by.\n\n- fast\n- right",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
      },
    });
    expect(operation).toMatchObject({
      id: "nearestThings",
      anchor: "nearest-things",
      groupId: "things",
      method: "get",
      path: "/things/{id}/nearest",
      pathParts: [
        { kind: "text", text: "/things/" },
        { kind: "parameter", name: "id" },
        { kind: "text", text: "/nearest" },
      ],
      title: "Find near things",
      summary: "Finds things near by.",
      description: [{ kind: "paragraph" }, { kind: "list" }],
      deprecated: false,
      body: null,
    });
  });

  test("what to avoid", () => {
    const { avoid } = operationOf({
      operation: { "x-avoid": [{ input: "A negative `limit`", outcome: "Status 500." }] },
    });
    expect(avoid).toMatchObject([
      { input: [{ kind: "paragraph" }], outcome: [paragraph("Status 500.")] },
    ]);
  });

  test.each([
    [{ operationId: undefined }, "Expected text, found undefined."],
    [{ tags: [] }, "An operation belongs to one group, not 0."],
    [{ description: "" }, '"description" is missing.'],
    [{ callbacks: {} }, 'does not understand "callbacks" in an operation.'],
    [{ "x-avoid": [{ input: "A" }] }, '"outcome" is missing.'],
    [
      { parameters: [{ name: "id", in: "path", schema: {} }] },
      "The path has no {id}. Add it to the path or remove the parameter.",
    ],
    [{ parameters: [{ name: "id", in: "cookie", schema: {} }] }, '"cookie" is not known here.'],
    [{ parameters: [{ name: "q", in: "query" }] }, '"schema" is missing.'],
    [{ responses: { default: { description: "A." } } }, 'no name for the status "default"'],
    [{ responses: { "200": { description: "A.", links: {} } } }, '"links" in a response.'],
  ])("%j is refused", (operation, message) => {
    expect(problemsOf({ operation }).join()).toContain(message);
  });

  test("a part of the path without a parameter is refused", () => {
    expect(problemsOf({ path: "/things/{id}" })).toEqual([
      "openapi/test.yaml:7: at /paths/~1things~1{id}/get: {id} of the path is not described. " +
        'Add a path parameter "id".',
    ]);
  });

  test("two operations of one name are refused", () => {
    const { paths } = contract();
    const { get } = Object(paths)["/things"];
    expect(problemsOf({ pathItem: { put: get } }).join()).toContain(
      'Two operations are called "lookupThing".',
    );
  });
});

describe("parameters", () => {
  test("those of the path come first and give way to the operation's own; a $ref is followed", () => {
    const { parameters } = operationOf({
      components: {
        parameters: {
          limit: {
            name: "limit",
            in: "query",
            description: "How many.",
            deprecated: true,
            schema: { type: "integer", default: 10, description: "A number.", examples: [3] },
            example: 5,
          },
        },
      },
      pathItem: {
        parameters: [
          { name: "q", in: "query", schema: { type: "string" } },
          { name: "limit", in: "query", schema: { type: "string" } },
        ],
      },
      operation: {
        parameters: [
          { $ref: "#/components/parameters/limit" },
          {
            name: "If-None-Match",
            in: "header",
            required: true,
            allowEmptyValue: true,
            schema: {},
          },
        ],
      },
    });
    expect(parameters).toMatchObject([
      { name: "q", in: "query", anchor: "parameter-q", required: false },
      {
        name: "limit",
        type: "integer",
        constraints: ["default 10"],
        description: [paragraph("How many.")],
        deprecated: true,
        examples: ["5", "3"],
      },
      {
        name: "If-None-Match",
        in: "header",
        anchor: "parameter-if-none-match",
        required: true,
        constraints: ["may be empty"],
      },
    ]);
  });
});

describe("bodies and responses", () => {
  const bulk = {
    oneOf: [
      { title: "Lookup", required: ["postcodes"], properties: { postcodes: { type: "array" } } },
      { title: "Geocode", required: ["points"], properties: { points: { type: "array" } } },
    ],
  };

  test("a body's variants and which of them an example fits", () => {
    const { body } = operationOf({
      method: "post",
      operation: {
        requestBody: {
          required: true,
          description: "One of two.",
          content: json(bulk, {
            "bulk.lookup": { summary: "Some", value: { postcodes: ["A"] } },
            "bulk.none": { value: {} },
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
              variantAnchor: "body-variant-lookup",
            },
            { name: "bulk.none", variantAnchor: null },
          ],
        },
      ],
    });
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
    const { operations } = toReference(document, originOf, { anchorPrefix: (id) => `in-${id}` });
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
          content: json({}, { found: { $ref: "#/components/examples/lookupThing.found" } }),
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

describe("errors", () => {
  const gone = { id: "gone", status: 404, message: "Gone\n", cause: "It went.", remedy: "Wait." };

  test("the catalogue, and the part of it that belongs to an operation", () => {
    const reference = referenceOf({
      root: { "x-error-catalogue": [gone, { ...gone, id: "lost" }] },
      operation: { "x-errors": ["gone"] },
    });
    expect(reference.errors).toMatchObject([
      {
        id: "gone",
        anchor: "error-gone",
        status: 404,
        message: "Gone\n",
        cause: [paragraph("It went.")],
        remedy: [paragraph("Wait.")],
        operationIds: ["lookupThing"],
      },
      { id: "lost", operationIds: [] },
    ]);
    const { operationIds: _, ...own } = reference.errors[0] ?? { operationIds: [] };
    expect(reference.operations[0]?.errors).toEqual([own]);
  });

  test.each([
    [[gone], ["gnoe"], 'The error catalogue has no "gnoe". Did you mean "gone"?'],
    [[gone, gone], ["gone"], 'Two error messages have the id "gone".'],
    [[{ ...gone, remedy: "" }], [], '"remedy" is missing.'],
  ])("%j with %j is refused", (catalogue, errors, message) => {
    const root = { "x-error-catalogue": catalogue };
    expect(problemsOf({ root, operation: { "x-errors": errors } }).join()).toContain(message);
  });
});

describe("limits", () => {
  const limit = (schema: unknown, name = "limit") => ({ name, in: "query", schema });
  const near = { type: "integer", default: 10, maximum: 100, "x-limit": "nearest.limit" };

  test("are gathered by name, with the fields that have them", () => {
    const reference = referenceOf({
      operation: {
        parameters: [limit({ ...near, "x-beyond": "Counts as 100." }), limit(near, "l")],
        requestBody: {
          content: json({
            properties: { postcodes: { type: "array", maxItems: 50, "x-limit": "bulk" } },
          }),
        },
      },
    });
    expect(reference.limits).toEqual({
      "nearest.limit": { default: 10, max: 100 },
      bulk: { default: null, max: 50 },
    });
    expect(reference.operations[0]?.limits).toEqual([
      {
        name: "nearest.limit",
        default: 10,
        max: 100,
        fields: [
          { path: "limit", anchor: "parameter-limit", beyond: [paragraph("Counts as 100.")] },
          { path: "l", anchor: "parameter-l", beyond: [] },
        ],
      },
      {
        name: "bulk",
        default: null,
        max: 50,
        fields: [{ path: "postcodes", anchor: "body-postcodes", beyond: [] }],
      },
    ]);
  });

  test.each([
    [
      [limit(near), limit({ ...near, maximum: 99 }, "l")],
      "has other numbers elsewhere: default 10, maximum 100.",
    ],
    [[limit({ "x-limit": "none" })], 'The limit "none" has no number.'],
  ])("%j is refused", (parameters, message) => {
    expect(problemsOf({ operation: { parameters } }).join()).toContain(message);
  });
});
