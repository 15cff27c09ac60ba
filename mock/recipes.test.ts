import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRecipes } from "../engine/readRecipes.ts";
import { interpreterOrSkip } from "../testing/samples/interpreters.ts";
import { runProgram } from "../testing/samples/runProgram.ts";
import { type StartedServer, startServer } from "../testing/startServer.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";
import { loadMock } from "./loadMock.ts";

/** Every recipe of the guides is run against the mock and prints what the guide shows. */
const temporaryFolder = temporaryFolders();
const folder = join(process.cwd(), "content/recipes");
const recipes = (await readRecipes(process.cwd())).map(([name, recipe]) => ({ name, ...recipe }));

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
  // One in TypeScript is compiled with the types it imports: testing/downloads/types.test.ts.
  const ready = recipes.filter(({ language }) => language !== "typescript");
  test.for(ready)("$name", async (recipe, { skip }) => {
    const language = RUNNERS[recipe.language] ?? recipe.language;
    const program = await interpreterOrSkip(language, recipe.fileName, skip);
    const environment = { API_BASE_URL: server.origin };
    const run = await runProgram([program, recipe.fileName], { folder, environment });
    expect(run.stderr).toBe("");
    expect(run.stdout).toBe(recipe.output);
    expect(run.code).toBe(0);
  });
});

test("postcode-csv.py adds the fields named on the command line", async ({ skip }) => {
  const python = await interpreterOrSkip("python", "postcode-csv.py", skip);
  const file = join(temporaryFolder("csv"), "customers.csv");
  writeFileSync(file, "\uFEFFpostcode\r\nSW1A 1AA\r\nJE2 4WD\r\n");
  const run = await runProgram([python, "postcode-csv.py", file, "country,codes.admin_district"], {
    folder,
    environment: { API_BASE_URL: server.origin },
  });
  expect(run).toEqual({
    code: 0,
    stderr: "",
    stdout:
      "postcode,country,codes.admin_district,remark\nSW1A 1AA,England,E09000033,\nJE2 4WD,Channel Islands,L99999999,\n",
  });
});
