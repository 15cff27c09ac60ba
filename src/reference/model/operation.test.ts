import { describe, expect, test } from "vitest";
import { operationOf, problemsOf } from "../../../testing/fixtures/contract.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });

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
    [{ deprecated: true }, 'does not understand "deprecated" in an operation.'],
    [{ callbacks: {} }, 'does not understand "callbacks" in an operation.'],
    [{ "x-avoid": [{ input: "A" }] }, '"outcome" is missing.'],
    [{ parameters: [{ name: "id", in: "cookie", schema: {} }] }, '"cookie" is not known here.'],
    [{ parameters: [{ name: "q", in: "query" }] }, '"schema" is missing.'],
    [{ responses: { default: { description: "A." } } }, 'no name for the status "default"'],
    [{ responses: { "200": { description: "A.", links: {} } } }, '"links" in a response.'],
  ])("%j is refused", (operation, message) => {
    expect(problemsOf({ operation }).join()).toContain(message);
  });
});
