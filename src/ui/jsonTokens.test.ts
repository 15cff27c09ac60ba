import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";
import { jsonTokens, withLinkedNames } from "./jsonTokens.ts";

const addressOf = (path: readonly (string | number)[]) => `#${path.join(".")}`;
const textOf = (lines: ReturnType<typeof jsonTokens>) =>
  lines.map((tokens) => tokens.map(({ text }) => text).join("")).join("\n");
const linksIn = (lines: ReturnType<typeof jsonTokens>) =>
  lines.flat().flatMap(({ text, href }) => (href === undefined ? [] : [[text, href]]));

describe("jsonTokens", () => {
  test("every name is a link to its place, numbers and literals have their colour, all else is plain", () => {
    expect(
      jsonTokens('{\n  "a": "x: \\"y\\": {",\n  "b": [-1.5e3, null, "", true]\n}', addressOf),
    ).toEqual([
      [{ text: "{", kind: null }],
      [
        { text: "  ", kind: null },
        { text: '"a"', kind: null, href: "#a" },
        { text: ': "x: \\"y\\": {",', kind: null },
      ],
      [
        { text: "  ", kind: null },
        { text: '"b"', kind: null, href: "#b" },
        { text: ": [", kind: null },
        { text: "-1.5e3", kind: "number" },
        { text: ", ", kind: null },
        { text: "null", kind: "number" },
        { text: ', "", ', kind: null },
        { text: "true", kind: "number" },
        { text: "]", kind: null },
      ],
      [{ text: "}", kind: null }],
    ]);
  });

  test("a name after an object or array is in the one around it, and items are counted", () => {
    const code = JSON.stringify({ r: [{ q: [1, 2], o: { p: {} } }, { q: [] }], s: 1 }, null, 2);
    expect(linksIn(jsonTokens(code, addressOf)).map(([, href]) => href)).toEqual([
      "#r",
      "#r.0.q",
      "#r.0.o",
      "#r.0.o.p",
      "#r.1.q",
      "#s",
    ]);
    expect(textOf(jsonTokens(code, addressOf))).toBe(code);
  });

  test("what is left out counts for nothing", () => {
    const code = '{\n  "a": [\n    1,\n    … 97 more\n  ],\n  …\n  "b": 2\n}';
    expect(jsonTokens(code, addressOf)[3]).toEqual([{ text: "    … 97 more", kind: null }]);
    expect(linksIn(jsonTokens(code, addressOf))).toEqual([
      ['"a"', "#a"],
      ['"b"', "#b"],
    ]);
  });

  test("escapes in names are read", () => {
    expect(linksIn(jsonTokens('{ "a\\u0062\\"": 1 }', addressOf))).toEqual([
      ['"a\\u0062\\""', '#ab"'],
    ]);
  });
});

describe("withLinkedNames", () => {
  test("names in the body of a request are links, the rest keeps its colours", () => {
    const code = `curl 'https://api.example.org/a' \\\n  -d '{"a": [{"b": "it'\\''s"}]}'`;
    const plain = highlight(code, "shellscript");
    const linked = withLinkedNames(plain, addressOf);
    expect(linksIn(linked)).toEqual([
      ['"a"', "#a"],
      ['"b"', "#a.0.b"],
    ]);
    expect(textOf(linked)).toBe(code);
    expect(linked[0]).toEqual(plain[0]);
    expect(linked[1]).toContainEqual({ text: ": [{", kind: "string" });
  });

  test("so are those after the head of an HTTP request", () => {
    const code = 'POST /a\nContent-Type: application/json\n\n{\n  "a": 1\n}';
    expect(linksIn(withLinkedNames(highlight(code, "http"), addressOf))).toEqual([['"a"', "#a"]]);
  });

  test("a name that a grammar has torn apart is an error", () => {
    const torn = [
      [
        { text: '{"a', kind: null },
        { text: '": 1}', kind: null },
      ],
    ];
    expect(() => withLinkedNames(torn, addressOf)).toThrow('cannot be linked: {"a": 1}');
  });
});
