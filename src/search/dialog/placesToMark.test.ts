import { expect, it } from "vitest";
import { placesToMark } from "./placesToMark.ts";

function marked(text: string, words: string[]): string {
  const places = placesToMark(text, words);
  return [...text.split(""), ""]
    .map((letter, at) => {
      const place = places.indexOf(at);
      return place === -1 ? letter : `${place % 2 === 0 ? "[" : "]"}${letter}`;
    })
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
