import { expect, it } from "vitest";
import { prose } from "./prose.ts";
import { Reader } from "./reader.ts";

const read = (document: Record<string, string>) => {
  const reader = new Reader(document, (pointer) => ({ file: "a.yaml", pointer }));
  const blocks = Object.keys(document).map((key) => prose(reader, reader.child(reader.root, key)));
  return { reader, blocks };
};

it("parses a text once, wherever it is written", () => {
  const { blocks } = read({ a: "Some `code`.", b: "Some `code`." });
  expect(blocks[0]).toEqual([expect.objectContaining({ kind: "paragraph" })]);
  expect(blocks[1]).toBe(blocks[0]);
  expect(read({ c: "Some `code`." }).blocks[0]).toBe(blocks[0]);
});

it("reports a mistake at each place, and each time", () => {
  for (const time of ["first", "second"]) {
    const { reader } = read({ a: "# A heading", b: "# A heading" });
    expect(() => reader.finish(), time).toThrow(/at \/a: .*a heading[\s\S]*at \/b: .*a heading/);
  }
});
