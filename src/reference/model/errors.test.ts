import { describe, expect, test } from "vitest";
import { problemsOf, referenceOf } from "../../../testing/fixtures/contract.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });

describe("errors", () => {
  const gone = { id: "gone", status: 404, message: "Gone\n", cause: "It went.", remedy: "Wait." };

  test("the catalogue, and the part of it that belongs to an operation", () => {
    const reference = referenceOf({
      root: { "x-error-catalogue": [gone, { ...gone, id: "lost", message: "Lost" }] },
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
    [[gone, { ...gone, message: "A" }], [], '"gone" or its message is in the catalogue twice.'],
    [[gone, { ...gone, id: "a" }], [], '"a" or its message is in the catalogue twice.'],
    [[{ ...gone, remedy: "" }], [], '"remedy" is missing.'],
  ])("%j with %j is refused", (catalogue, errors, message) => {
    const root = { "x-error-catalogue": catalogue };
    expect(problemsOf({ root, operation: { "x-errors": errors } }).join()).toContain(message);
  });
});
