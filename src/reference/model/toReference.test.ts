import { describe, expect, test } from "vitest";
import { originOf, problemsOf, referenceOf } from "../../../testing/fixtures/contract.ts";
import { toReference } from "./toReference.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });

describe("the whole", () => {
  test("version, description and groups", () => {
    const reference = referenceOf({
      root: {
        info: { title: "Things API", version: "1.0.0", description: "About things." },
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
      version: "1.0.0",
      description: [paragraph("About things.")],
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
