import { expect, it } from "vitest";
import { runProgram } from "./runProgram.ts";

const script = (text: string) => [process.execPath, "--eval", text] as const;

it("returns the code and what was printed, whole characters in long output too", async () => {
  const text =
    'process.stdout.write("aé".repeat(100_000)); console.error("é"); process.exitCode = 3;';
  const run = await runProgram(script(text));
  expect(run).toEqual({ code: 3, stdout: "aé".repeat(100_000), stderr: "é\n" });
});

it("has no code for a program that is not there or takes too long", async () => {
  expect(await runProgram(["no-such-program"])).toMatchObject({
    code: null,
    stderr: expect.stringContaining("ENOENT"),
  });
  const endless = await runProgram(script("setInterval(() => {}, 1000)"), { timeout: 200 });
  expect(endless.code).toBeNull();
});
