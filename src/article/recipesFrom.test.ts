import { expect, test } from "vitest";
import { recipesFrom } from "./recipesFrom.ts";

test("a program is paired with what it prints", () => {
  const files = { "../a/geocode.mjs": "code", "../a/geocode.out": "words" };
  expect(recipesFrom(files)).toEqual([
    ["geocode", { fileName: "geocode.mjs", language: "javascript", code: "code", output: "words" }],
  ]);
});

test("a program without its output is an error", () => {
  expect(() => recipesFrom({ "x/geocode.py": "code" })).toThrow(
    "content/recipes/geocode.py: geocode.out is missing",
  );
});

test("a file of another kind is an error", () => {
  expect(() => recipesFrom({ "x/geocode.rb": "", "x/geocode.out": "" })).toThrow(
    "content/recipes/geocode.rb: a recipe ends in mjs, py, sh, ts",
  );
});

test("what no program prints is an error", () => {
  expect(() => recipesFrom({ "x/geocode.out": "words" })).toThrow(
    "content/recipes/geocode.out: no recipe prints this",
  );
});

test("two programs of one name are an error", () => {
  const files = { "x/geocode.mjs": "", "x/geocode.out": "", "x/geocode.py": "" };
  expect(() => recipesFrom(files)).toThrow(
    "content/recipes/geocode.py: another recipe has this name",
  );
});
