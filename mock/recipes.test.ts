import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recipesFrom } from "../src/article/recipesFrom.ts";
import { interpreterOrSkip } from "../testing/samples/interpreters.ts";
import { runProgram } from "../testing/samples/runProgram.ts";
import { type StartedServer, startServer } from "../testing/startServer.ts";
import { loadMock } from "./loadMock.ts";

/** Every recipe of the guides is run against the mock and prints what the guide shows. */
const folder = join(process.cwd(), "content/recipes");
const recipes = recipesFrom(
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  ),
).map(([name, recipe]) => ({ name, ...recipe }));

/** What runs a program, where that is not named like its language. */
const RUNNERS: Readonly<Record<string, string>> = { shellscript: "curl" };

let server: StartedServer;
beforeAll(async () => {
  server = await startServer(await loadMock(process.cwd()));
});
afterAll(() => server.stop());

test("content/recipes holds recipes", () => {
  expect(recipes.length, "content/recipes holds no recipe").toBeGreaterThan(0);
});

describe("a recipe prints what its guide shows", () => {
  test.for(recipes)("$name", async (recipe, { skip }) => {
    const language = RUNNERS[recipe.language] ?? recipe.language;
    const program = await interpreterOrSkip(language, recipe.fileName, skip);
    const environment = { API_BASE_URL: server.url };
    const run = await runProgram([program, recipe.fileName], { folder, environment });
    expect(run.stderr).toBe("");
    expect(run.stdout).toBe(recipe.output);
    expect(run.code).toBe(0);
  });
});
