import { expect, test } from "vitest";
import { barsOf, barsPath } from "./barStrip.ts";

const drawn = (text: string) =>
  barsOf(text)
    .map(({ up, down }) => (up ? (down ? "|" : "'") : down ? "." : "-"))
    .join("");

test("letters and digits are bars, four each; words are kept apart by a short one", () => {
  expect(drawn("P")).toBe("'.'.");
  expect(drawn("P p")).toBe("'.'.-'.'.");
  expect(drawn("(self-host)")).toHaveLength(4 * 8 + 1);
});

test("accents are left out, other signs part words", () => {
  expect(drawn("Ŷr")).toBe(drawn("YR"));
  expect(drawn("A & B")).toBe(drawn("A B"));
  expect(drawn("…")).toBe("");
});

test("a bar is a third, two thirds or the whole of the height", () => {
  const bars = [
    { up: true, down: true },
    { up: false, down: false },
  ];
  expect(barsPath(bars, { x: 10, y: 0, third: 5, pitch: 8, thickness: 3 })).toBe(
    "M10 0h3V15h-3zM18 5h3V10h-3z",
  );
});
