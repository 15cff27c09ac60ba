import { describe, expect, test } from "vitest";
import { PointResponses, type PointSearch } from "./pointResponses.ts";

type Item = { distance: number | null };
const search = (change: Partial<PointSearch> = {}): PointSearch => ({
  longitude: -3,
  latitude: 51,
  limit: 10,
  radius: 100,
  wide: false,
  ...change,
});
const items = (...distances: (number | null)[]): Item[] =>
  distances.map((distance) => ({ distance }));

/** What is known of a search when another one around the same point is known. */
function derived(known: Partial<PointSearch>, found: Item[], wanted: Partial<PointSearch>) {
  const searches = new PointResponses<Item>(({ distance }) => distance);
  searches.add(search(known), found);
  return searches.find(search(wanted))?.map(({ distance }) => distance) ?? null;
}

describe("with distances", () => {
  test.each<[string, Partial<PointSearch>, Item[], Partial<PointSearch>, number[] | null]>([
    ["the same search", {}, items(0, 50), {}, [0, 50]],
    ["fewer of them", {}, items(0, 50), { limit: 1 }, [0]],
    ["more than were requested, of a complete list", {}, items(0, 50), { limit: 100 }, [0, 50]],
    ["more than were requested, of a cut list", { limit: 2 }, items(0, 50), { limit: 3 }, null],
    ["a smaller circle", { radius: 2000 }, items(0, 500), { radius: 100 }, [0]],
    ["a smaller circle with nothing", { radius: 2000 }, items(500), { radius: 100 }, []],
    ["a larger circle", {}, items(0, 50), { radius: 200 }, null],
    ["a larger circle, few enough", {}, items(0, 50), { radius: 200, limit: 2 }, [0, 50]],
    ["a cut list reaching beyond", { limit: 2, radius: 2000 }, items(0, 500), {}, [0]],
    ["a cut list ending before", { limit: 2, radius: 2000 }, items(0, 50), {}, null],
    ["nothing in a larger circle", { radius: 2000 }, items(), {}, []],
    ["nothing in a smaller circle", { radius: 50 }, items(), {}, null],
    ["another point", {}, items(0), { latitude: 52 }, null],
  ])("%s", (_, known, found, wanted, expected) => {
    expect(derived(known, found, wanted)).toEqual(expected);
  });
});

describe("wide searches", () => {
  const ten = items(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  test.each<[string, Partial<PointSearch>, Item[], Partial<PointSearch>, number[] | null]>([
    [
      "fewer of a wide search",
      { wide: true, limit: 3 },
      items(1, 2, 3),
      { wide: true, limit: 1 },
      [1],
    ],
    ["more of one", { wide: true, limit: 3 }, items(1, 2, 3), { wide: true, limit: 4 }, null],
    ["one without result", { wide: true }, items(), { wide: true, limit: 1 }, []],
    ["a circle with ten", {}, ten, { wide: true, limit: 2 }, [0, 1]],
    ["a circle with fewer", {}, items(0, 1), { wide: true, limit: 2 }, null],
    ["a circle, from a wide search", { wide: true }, items(1, 2, 300), { limit: 10 }, [1, 2]],
    ["a circle, from one without result", { wide: true }, items(), {}, null],
  ])("%s", (_, known, found, wanted, expected) => {
    expect(derived(known, found, wanted)).toEqual(expected);
  });
});

describe("without distances", () => {
  const three = items(null, null, null);
  test.each<[string, Partial<PointSearch>, Item[], Partial<PointSearch>, number | null]>([
    ["the same circle", {}, three, { limit: 100 }, 3],
    ["fewer of them", {}, three, { limit: 2 }, 2],
    ["a larger circle, few enough", {}, three, { radius: 200, limit: 3 }, 3],
    ["a larger circle, more of them", {}, three, { radius: 200 }, null],
    ["a smaller circle", {}, three, { radius: 50, limit: 1 }, null],
    ["a smaller circle of nothing", {}, items(), { radius: 50 }, 0],
  ])("%s", (_, known, found, wanted, expected) => {
    expect(derived(known, found, wanted)?.length ?? null).toBe(expected);
  });
});
