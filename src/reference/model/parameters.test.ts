import { describe, expect, test } from "vitest";
import { operationOf } from "../../../testing/fixtures/contract.ts";

const paragraph = (text: string) => ({ kind: "paragraph", children: [{ kind: "text", text }] });

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
            schema: { type: "integer", default: 10, description: "A number." },
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
          { name: "If-None-Match", in: "header", required: true, schema: {} },
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
      },
      {
        name: "If-None-Match",
        in: "header",
        anchor: "parameter-if-none-match",
        required: true,
      },
    ]);
  });
});
