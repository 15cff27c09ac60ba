import { describe, expect, it } from "vitest";
import { highlight } from "./highlight.ts";

describe("highlight", () => {
  it("makes one token of neighbours of one kind, and none of punctuation and keys", () => {
    expect(highlight('{ "a": ["x", null] }', "json")).toEqual([
      [
        { text: '{ "a": [', kind: null },
        { text: '"x"', kind: "string" },
        { text: ", ", kind: null },
        { text: "null", kind: "number" },
        { text: "] }", kind: null },
      ],
    ]);
    const [first] = highlight("throw new Error()", "javascript")[0] ?? [];
    expect(first).toEqual({ text: "throw new ", kind: "keyword" });
  });

  it("gives GET the accent and POST the colour of keywords, as their badges have", () => {
    const kindOf = (request: string) => highlight(request, "http")[0]?.[0];
    expect(kindOf("GET /postcodes/SW1A2AA")).toEqual({ text: "GET", kind: "name" });
    expect(kindOf("POST /postcodes")).toEqual({ text: "POST", kind: "keyword" });
  });

  it("reads the same line as what it is at its place", () => {
    const code = ["call();", "/*", "call();", "*/", "call();", "", "call();"].join("\n");
    const lines = highlight(code, "javascript");
    const kindsOf = (index: number) => lines[index]?.map(({ kind }) => kind);
    expect(kindsOf(0)).toEqual(["name", null]);
    expect(kindsOf(2)).toEqual(["comment"]);
    expect(kindsOf(4)).toEqual(kindsOf(0));
    expect(kindsOf(5)).toEqual([]);
    expect(kindsOf(6)).toEqual(kindsOf(0));
    expect(highlight(code, "javascript")).toEqual(lines);
  });
});
