import { describe, expect, it } from "vitest";
import { testPage } from "../../../testing/fixtures/page.ts";
import { checkReadability, readingOf } from "./readability.ts";
import { avoidedWords } from "./voice.ts";

describe("words to avoid", () => {
  it.each([
    ["The answer has ten postcodes.", "answer", "response"],
    ["Names stand at the top.", "stand", "is in"],
    ["Ask for a postcode.", "Ask", "request"],
    ["Its position is on the map.", "position", "location"],
    ["A pseudo code fills the gap.", "pseudo", "placeholder code"],
    ["It is easy.", "easy", "leave it out"],
  ])("%s", (text, found, instead) => {
    expect(avoidedWords(text)).toEqual([{ found, instead: expect.stringContaining(instead) }]);
  });

  it("has exceptions where a word means something else", () => {
    expect(avoidedWords("It takes just under a second.")).toEqual([]);
    expect(avoidedWords("The response lists standard fields.")).toEqual([]);
  });
});

it("reading figures count words, passive sentences and school years", () => {
  const simple = readingOf(["The cat sat.", "The list is returned."]);
  expect(simple).toMatchObject({ words: 7, perSentence: 3.5, passive: 0.5 });
  const hard = readingOf(["Administrative geographies necessitate considerable interpretation."]);
  expect(hard.grade).toBeGreaterThan(simple.grade);
});

it("names and types of fields do not make long sentences look short", () => {
  const long = `<p>A${" word".repeat(18)}.</p>`;
  const field = "<p><span data-proven>limit integer</span></p>";
  const page = testPage("/docs/a", long + field.repeat(9));
  expect(checkReadability([page], () => ({ file: "a.mdx" })).map(({ message }) => message)).toEqual(
    ["sentences on /docs/a have 19.0 words on average."],
  );
});
