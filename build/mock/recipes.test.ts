import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadMock } from "./loadMock.ts";
import { findInterpreter, languagesAreRequired } from "./testing/interpreters.ts";
import { recipesAmong } from "./testing/recipeFiles.ts";
import { runProgram } from "./testing/runProgram.ts";
import { type StartedServer, startServer } from "./testing/startServer.ts";

/** Every recipe of the guides is run against the mock and prints what the guide shows. */
const folder = join(process.cwd(), "content/recipes");
const { recipes, problems } = recipesAmong(existsSync(folder) ? readdirSync(folder).sort() : []);

let server: StartedServer;
beforeAll(async () => {
  server = await startServer(await loadMock(process.cwd()));
}, 60_000);
afterAll(() => server.stop());

test("content/recipes holds recipes, each with its output", () => {
  expect(problems).toEqual([]);
  expect(recipes.length, "content/recipes holds no recipe").toBeGreaterThan(0);
});

describe("a recipe prints what its guide shows", () => {
  test.for(recipes)("$name", { timeout: 60_000 }, async (recipe, { skip }) => {
    const interpreter = await findInterpreter(recipe.language);
    if ("missing" in interpreter) {
      const message = `${recipe.file} is not run: ${interpreter.missing}.`;
      if (languagesAreRequired) throw new Error(message);
      console.log(message);
      skip(message);
      return;
    }
    const environment = { API_BASE_URL: server.url };
    const run = await runProgram([interpreter.program, recipe.file], { folder, environment });
    expect(run.stderr).toBe("");
    expect(run.stdout).toBe(readFileSync(join(folder, recipe.output), "utf8"));
    expect(run.code).toBe(0);
  });
});

describe("files that do not belong together", () => {
  test.each([
    [["a.mjs"], "a.mjs has no output. Add a.out with what it prints."],
    [["a.out"], "a.out belongs to no recipe. Add the recipe, or delete the file."],
    [["a.mjs", "a.out", "a.py"], "a.py has the name of another recipe. Rename one."],
    [["a.rb", "a.out"], "a.rb is no recipe: write .mjs, .py or .sh."],
  ])("%j", (files, problem) => {
    expect(recipesAmong(files).problems).toEqual([problem]);
  });
});
