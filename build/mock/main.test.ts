import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { runProgram } from "./testing/runProgram.ts";

const command = [process.execPath, "build/run.mjs", "build/mock/main.ts"] as const;
const timeout = 60_000;
const other = createServer();
let taken = 0;

beforeAll(async () => {
  await once(other.listen(0), "listening");
  const address = other.address();
  taken = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => other.close());

test("tells its address, answers, says where answers are from, and stops", {
  timeout,
}, async () => {
  const [program, ...args] = command;
  const child = spawn(program, args, { env: { ...process.env, PORT: "0" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Uint8Array) => {
    output += String(chunk);
  });
  const printed = async (pattern: RegExp) => {
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(pattern);
    return pattern.exec(output)?.[1] ?? "";
  };
  const address = await printed(/is at (http:\/\/localhost:\d+) \(Ctrl-C stops it\)/);
  const answer = await fetch(`${address}/ping`);
  expect(await answer.json()).toEqual({ status: 200, result: "pong" });
  await printed(/^200 GET \/ping \(scenario ping up\)$/m);
  await fetch(`${address}/ping?limt=1&callback=a`);
  await printed(/^200 GET \/ping\?limt=1&callback=a \(rule; the API ignores limt\)$/m);
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test.each([
  [
    "a busy port",
    () => ({ PORT: String(taken) }),
    /^Port \d+ is in use, .*PORT=\d+ npm run mock\n$/,
  ],
  ["a port that is none", () => ({ PORT: "x" }), /^PORT is "x"\. It must be a number/],
  ["an unknown state", () => ({ DATABASE: "off" }), /^DATABASE is "off"\. Leave it out, or write/],
])("%s gets one sentence", { timeout }, async (_, environment, sentence) => {
  const run = await runProgram(command, { environment: { PORT: "0", ...environment() } });
  expect(run.stderr).toMatch(sentence);
  expect(run.code).toBe(1);
});
