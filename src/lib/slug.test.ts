import { expect, it } from "vitest";
import { slug } from "./slug.ts";

it.each([
  ["Nothing found", "nothing-found"],
  ["lsoa & msoa: 2011 vs 2021", "lsoa-msoa-2011-vs-2021"],
  ["Ynys Môn", "ynys-mon"],
  ["Taobh a' Chaolais", "taobh-a-chaolais"],
  ["!?", "section"],
])("%s gives %s", (text, expected) => {
  expect(slug(text)).toBe(expected);
});
