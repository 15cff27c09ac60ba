import { expect, it } from "vitest";
import { markWords } from "./markWords.ts";

function marked(text: string, words: string[]): string {
  return markWords(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");
}

it.each([
  ["Find the nearest postcodes", ["nearest"], "Find the [nearest] postcodes"],
  ["Nearest", ["nearest"], "[Nearest]"],
  ["codes.admin_district", ["district"], "codes.admin_[district]"],
  ["Postcode, postcodes", ["postcode", "postcodes"], "[Postcode], [postcodes]"],
  ["A postcode", ["code"], "A postcode"],
  ["Costs (a+b)", ["a", "[", "\\"], "Costs ([a]+b)"],
  ["nothing", [], "nothing"],
  ["nothing", [""], "nothing"],
  ["", ["word"], ""],
])("%j with %j marked is %j", (text, words, result) => {
  expect(marked(text, words)).toBe(result);
});

it("keeps the text whole, whatever the words are", () => {
  const text = "é 😀 a-b /postcodes/{postcode} شارع";
  const words = ["😀", "-", "{", "ش", "^", "postcodes", "."];
  expect(
    markWords(text, words)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
