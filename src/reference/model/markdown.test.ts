import { describe, expect, test } from "vitest";
import { plainText } from "./blocks.ts";
import { parseMarkdown } from "./markdown.ts";

describe("blocks", () => {
  test("blank lines part paragraphs, line ends within one are spaces", () => {
    expect(parseMarkdown("One\ntwo.\n\nThree.\n")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "One two." }] },
      { kind: "paragraph", children: [{ kind: "text", text: "Three." }] },
    ]);
  });

  test("a list may follow its paragraph directly, and an item may go on in the next line", () => {
    expect(parseMarkdown("Either:\n- one\n  of two\n- the other\n\nDone.")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "Either:" }] },
      {
        kind: "list",
        items: [[{ kind: "text", text: "one of two" }], [{ kind: "text", text: "the other" }]],
      },
      { kind: "paragraph", children: [{ kind: "text", text: "Done." }] },
    ]);
  });

  test("blank lines between items do not part a list", () => {
    expect(parseMarkdown("- one\n\n- two")).toEqual([
      { kind: "list", items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
    ]);
  });

  test("no text gives no block", () => {
    expect(parseMarkdown(" \n\n")).toEqual([]);
  });
});

describe("inlines", () => {
  test("code, strong and links, also within one another", () => {
    expect(
      parseMarkdown("See **the `limit`** or [the `guide`](/docs/a#b), not x_y & 1 < 2."),
    ).toEqual([
      {
        kind: "paragraph",
        children: [
          { kind: "text", text: "See " },
          {
            kind: "strong",
            children: [
              { kind: "text", text: "the " },
              { kind: "code", text: "limit" },
            ],
          },
          { kind: "text", text: " or " },
          {
            kind: "link",
            href: "/docs/a#b",
            children: [
              { kind: "text", text: "the " },
              { kind: "code", text: "guide" },
            ],
          },
          { kind: "text", text: ", not x_y & 1 < 2." },
        ],
      },
    ]);
  });

  test("code keeps what would mean something outside", () => {
    expect(parseMarkdown('`a[b]=*_<i>` and `"\\n"`')).toEqual([
      {
        kind: "paragraph",
        children: [
          { kind: "code", text: "a[b]=*_<i>" },
          { kind: "text", text: " and " },
          { kind: "code", text: '"\\n"' },
        ],
      },
    ]);
  });
});

test.each([
  ["# Title", /a heading near "# Title"/],
  ["```\ncode\n```", /a code block/],
  ["| a | b |", /a table/],
  ["> said", /a quotation/],
  ["* item", /this kind of list/],
  ["1. item", /this kind of list/],
  ["one\n\n---", /a rule/],
  ["- one\n  - two", /a nested list/],
  ["- one\n\n  more", /a list item of several paragraphs/],
  ["an *important* word", /a loose "\*"/],
  ["an _important_ word", /a loose "_"/],
  ["a <b>bold</b> word", /a loose "<"/],
  ["fish &amp; chips", /a loose "&"/],
  ["an ![image](/x.png)", /a loose "!"/],
  ["a [loose bracket", /a loose "\["/],
  ["a `loose tick", /a loose "`"/],
  ["a line\\\nbreak", /a loose "\\"/],
  ["[relative](overview)", /The link "overview"/],
  ["[plain](http://example.com)", /The link "http:/],
  ["[other host](//example.com)", /The link "\/\//],
])("refuses %j", (source, message) => {
  expect(() => parseMarkdown(source)).toThrow(message);
});

test("plain text keeps the words only", () => {
  const blocks = parseMarkdown("One **two `three`** [four](/x).\n\n- five\n- six\n\nSeven.");
  expect(plainText(blocks)).toBe("One two three four. five six Seven.");
});
