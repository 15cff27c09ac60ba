import { expect, test } from "vitest";
import type { Block, Inline } from "../model/blocks.ts";
import { leadSentence } from "./leadSentence.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });
const code = (words: string): Inline => ({ kind: "code", text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: "paragraph", children });

test("a description is split after its first sentence, and nothing is lost", () => {
  const more = paragraph(text("More."));
  expect(leadSentence([paragraph(text("Its code. Null elsewhere.")), more])).toEqual({
    lead: [text("Its code.")],
    rest: [paragraph(text("Null elsewhere.")), more],
  });
});

test("a sentence ends before code, but not inside it or at an abbreviation", () => {
  const words = [code("a. B"), text(" is, e.g. this, short. "), code("c"), text(" is not.")];
  expect(leadSentence([paragraph(...words)])).toEqual({
    lead: [code("a. B"), text(" is, e.g. this, short.")],
    rest: [paragraph(code("c"), text(" is not."))],
  });
});

test("one sentence leaves nothing, and a list has no first sentence", () => {
  const one = paragraph(text("Its code."));
  const list: Block = { kind: "list", items: [[text("One.")]] };
  expect(leadSentence([one])).toEqual({ lead: [text("Its code.")], rest: [] });
  expect(leadSentence([list])).toEqual({ lead: [], rest: [list] });
  expect(leadSentence([])).toEqual({ lead: [], rest: [] });
});

test("has no link, because it is shown in a summary; the link is in the rest", () => {
  const link: Inline = { kind: "link", href: "/docs", children: [{ kind: "text", text: "docs" }] };
  const blocks: Block[] = [
    { kind: "paragraph", children: [{ kind: "text", text: "See the " }, link] },
  ];
  expect(leadSentence(blocks)).toEqual({
    lead: [
      { kind: "text", text: "See the " },
      { kind: "text", text: "docs" },
    ],
    rest: blocks,
  });
});
