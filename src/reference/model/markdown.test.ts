import { describe, expect, test } from "vitest";
import { type Block, plainText } from "./blocks.ts";
import { parseMarkdown } from "./prose.ts";

/** The blocks, or the first message of a refusal. */
function parsed(source: string): Block[] | string {
  const messages: string[] = [];
  const blocks = parseMarkdown(source, (message) => messages.push(message));
  return messages[0] ?? blocks;
}

describe("blocks", () => {
  test("blank lines part paragraphs, line ends within one are spaces", () => {
    expect(parsed("One\ntwo.\n\nThree.\n")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "One two." }] },
      { kind: "paragraph", children: [{ kind: "text", text: "Three." }] },
    ]);
  });

  test("a list may follow its paragraph directly, and an item may go on in the next line", () => {
    expect(parsed("Either:\n- one\n  of two\n- the other\n\nDone.")).toEqual([
      { kind: "paragraph", children: [{ kind: "text", text: "Either:" }] },
      {
        kind: "list",
        items: [[{ kind: "text", text: "one of two" }], [{ kind: "text", text: "the other" }]],
      },
      { kind: "paragraph", children: [{ kind: "text", text: "Done." }] },
    ]);
  });

  test("blank lines between items do not part a list", () => {
    expect(parsed("- one\n\n- two")).toEqual([
      { kind: "list", items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
    ]);
  });

  test("no text gives no block", () => {
    expect(parsed(" \n\n")).toEqual([]);
  });
});

describe("inlines", () => {
  test("code, strong and links, also within one another", () => {
    expect(parsed("See **the `limit`** or [the `guide`](/docs/a#b), not x_y & 1 < 2.")).toEqual([
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
    expect(parsed('`a[b]=*_<i>` and `"\\n"`')).toEqual([
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
  ["| a | b |", /a loose "\|" near/],
  ["> said", /a quotation/],
  ["* item", /this kind of list/],
  ["1. item", /this kind of list/],
  ["one\n\n---", /a rule/],
  ["- one\n  - two", /a nested list/],
  ["- one\n\n  more", /a list item of several paragraphs/],
  ["an *important* word", /emphasis near "\*important\*"/],
  ["an _important_ word", /emphasis near "_important_"/],
  ["a <b>bold</b> word", /HTML near "<b>"/],
  ["fish &amp; chips", /a loose "&"/],
  ["an ![image](/x.png)", /an image/],
  ["a [loose bracket", /a loose "\["/],
  ["a `loose tick", /a loose "`"/],
  ["a line\\\nbreak", /a line break/],
  ["an escaped \\*", /a loose "\\"/],
  ["an *open mark", /a loose "\*"/],
  ["an _open mark", /a loose "_"/],
  ["a < b <c", /a loose "<"/],
  ['[a](/b "c")', /the title of a link/],
  ["a\n\n[a]: /b", /the definition of a link/],
  ["[relative](overview)", /The link "overview"/],
  ["[plain](http://example.com)", /The link "http:/],
  ["[other host](//example.com)", /The link "\/\//],
])("refuses %j", (source, message) => {
  expect(parsed(source)).toMatch(message);
});

test("plain text keeps the words only", () => {
  const blocks = parseMarkdown(
    "One **two `three`** [four](/x).\n\n- five\n- six\n\nSeven.",
    (message) => expect.fail(message),
  );
  expect(plainText(blocks)).toBe("One two three four. five six Seven.");
});
