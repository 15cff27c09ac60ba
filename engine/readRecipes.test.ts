import { expect, test } from "vitest";
import { recipesFrom } from "./readRecipes.ts";

const recipesOf = (files: Record<string, string>) => recipesFrom(new Map(Object.entries(files)));

test("a program is paired with what it prints", () => {
  expect(recipesOf({ "geocode.mjs": "code", "geocode.out": "words" })).toEqual([
    ["geocode", { fileName: "geocode.mjs", language: "javascript", code: "code", output: "words" }],
  ]);
});

test("a program without its output is an error", () => {
  expect(() => recipesOf({ "geocode.py": "code" })).toThrow(
    "content/recipes/geocode.py: geocode.out is missing",
  );
});

test("a file of another kind is an error", () => {
  expect(() => recipesOf({ "geocode.rb": "", "geocode.out": "" })).toThrow(
    "content/recipes/geocode.rb: a recipe ends in mjs, py, sh, ts",
  );
});

test("what no program prints is an error", () => {
  expect(() => recipesOf({ "geocode.out": "words" })).toThrow(
    "content/recipes/geocode.out: no recipe prints this",
  );
});

test("two programs of one name are an error", () => {
  expect(() => recipesOf({ "geocode.mjs": "", "geocode.out": "", "geocode.py": "" })).toThrow(
    "content/recipes/geocode.py: another recipe has this name",
  );
});
