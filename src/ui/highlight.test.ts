import { describe, expect, it } from "vitest";
import { highlight } from "./highlight.ts";

describe("highlight", () => {
  it("gives GET the accent and POST the colour of keywords, as their badges have", () => {
    const kindOf = (request: string) => highlight(request, "http")[0]?.[0];
    expect(kindOf("GET /postcodes/SW1A2AA")).toEqual({ text: "GET", kind: "name" });
    expect(kindOf("POST /postcodes")).toEqual({ text: "POST", kind: "keyword" });
  });
});
