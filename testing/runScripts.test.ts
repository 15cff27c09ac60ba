import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./runCommand.ts";
import { temporaryFolders } from "./temporaryFolders.ts";

const project = join(import.meta.dirname, "..");
const temporaryFolder = temporaryFolders();
const folder = temporaryFolder("scripts");
const scripts = {
  good: "echo all is well",
  bad: "echo a mistake >&2 && exit 3",
  // Each waits for the other's file: neither ends unless both run at the same time.
  one: "touch one && until [ -e two ]; do sleep 0.1; done",
  two: "touch two && until [ -e one ]; do sleep 0.1; done",
};
writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts }));

function runScripts(...names: (keyof typeof scripts)[]) {
  const script = join(project, "testing/runScripts.ts");
  return runCommand(folder, process.execPath, [join(project, "engine/run.mjs"), script, ...names]);
}

test("a failure fails the run, and hides nothing that the other scripts say", async () => {
  const { code, output } = await runScripts("bad", "good");
  expect(code).toBe(1);
  expect(output).toMatch(/──── FAILED {2}bad \(.+ s\)\na mistake\n/);
  expect(output).toMatch(/──── passed {2}good \(.+ s\)\nall is well\n/);
  expect(output).toMatch(/FAILED {2}bad .+\npassed {2}good .+\n$/);
});

test("scripts run beside each other", async () => {
  expect((await runScripts("one", "two")).code).toBe(0);
});
