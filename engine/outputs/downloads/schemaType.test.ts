import { describe, expect, it } from "vitest";
import { declaration, docComment, typeOf } from "./schemaType.ts";

const document = {
  components: {
    schemas: {
      Point: {
        type: "object",
        description: "A point.",
        required: ["x", "any-name"],
        properties: {
          x: { type: "number", description: "Eastwards.", "x-since": "2.0.0" },
          "any-name": { type: ["string", "null"] },
        },
      },
      Named: {
        type: "object",
        allOf: [
          { $ref: "#/components/schemas/Point" },
          { type: "object", required: ["name"], properties: { name: { enum: ["a", 1] } } },
        ],
      },
      Some: {
        type: "object",
        required: [],
        properties: { x: { $ref: "#/components/schemas/Point/properties/x" } },
        additionalProperties: { description: "Others." },
      },
      Either: { oneOf: [{ $ref: "#/components/schemas/Point" }, { type: "null" }] },
    },
  },
};

describe("a schema as TypeScript", () => {
  it("an object is an interface, with descriptions", () => {
    expect(declaration(document, "Point")).toBe(
      `/** A point. */
export interface Point {
  /**
   * Eastwards.
   * @since 2.0.0
   */
  x: number;
  "any-name": string | null;
}
`,
    );
  });

  it("an object made of another extends it", () => {
    expect(declaration(document, "Named")).toBe(
      `export interface Named extends Point {\n  name: "a" | 1;\n}\n`,
    );
  });

  it("a property of another schema has its type and its description", () => {
    expect(declaration(document, "Some")).toBe(
      `export interface Some {
  /**
   * Eastwards.
   * @since 2.0.0
   */
  x?: Point["x"];
  /** Others. */
  [name: string]: unknown;
}
`,
    );
  });

  it("alternatives are a union", () => {
    expect(declaration(document, "Either")).toBe("export type Either = Point | null;\n");
    const list = { type: "array", items: { type: ["integer", "string"] } };
    expect(typeOf(document, list)).toBe("(number | string)[]");
    expect(typeOf(document, { anyOf: [{ const: 200 }, list] })).toBe("200 | (number | string)[]");
  });

  it("objects within objects are indented; anything is unknown", () => {
    const inner = { type: "object", required: ["a"], properties: { a: { type: "boolean" } } };
    expect(typeOf(document, { type: "array", items: inner }, "  ")).toBe(
      "{\n    a: boolean;\n  }[]",
    );
    expect(typeOf(document, { type: "object" })).toBe("Record<string, unknown>");
    expect(typeOf(document, {})).toBe("unknown");
  });

  it("a description cannot end its comment", () => {
    expect(docComment({ description: "/* no */" }, "")).toBe("/** /* no *\\/ */\n");
    expect(docComment({ description: "One.\n\nTwo.", deprecated: true }, "  ")).toBe(
      "  /**\n   * One.\n   *\n   * Two.\n   * @deprecated\n   */\n",
    );
  });

  it("a reference to anything else is an error that names it", () => {
    const $ref = "#/components/schemas/Point/allOf/0";
    expect(() => typeOf(document, { $ref })).toThrow(`$ref ${$ref}: a type can only refer to`);
  });
});
