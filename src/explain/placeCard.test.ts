import { expect, it } from "vitest";
import { placeCard } from "./placeCard.ts";

const room = { width: 1000, height: 600 };
const card = { width: 300, height: 200 };
const nameAt = (left: number, top: number) => ({ left, top, bottom: top + 20 });

it("is above its name, from where that starts", () => {
  expect(placeCard(nameAt(100, 400), card, room)).toEqual({ x: 100, y: 194, maxHeight: 386 });
});

it("is below where there is no room above", () => {
  expect(placeCard(nameAt(100, 213), card, room)).toMatchObject({ y: 239 });
  expect(placeCard(nameAt(100, 214), card, room)).toMatchObject({ y: 8 });
});

it.each([
  [-40, 8],
  [900, 692],
])("stays within the window if its name starts at %i", (left, x) => {
  expect(placeCard(nameAt(left, 400), card, room).x).toBe(x);
});

it("keeps its start in view where it is wider than the window", () => {
  expect(placeCard(nameAt(20, 400), { ...card, width: 400 }, { ...room, width: 320 }).x).toBe(8);
});

it.each([
  { top: 130, place: { y: 8, maxHeight: 116 } },
  { top: 60, place: { y: 86, maxHeight: 162 } },
])("fills the larger side where it fits on neither: name at $top", ({ top, place }) => {
  expect(placeCard(nameAt(8, top), card, { width: 320, height: 256 })).toMatchObject(place);
});

it("has no room beside a name that fills the window", () => {
  const name = { left: 0, top: -10, bottom: 610 };
  expect(placeCard(name, card, room).maxHeight).toBe(0);
});
