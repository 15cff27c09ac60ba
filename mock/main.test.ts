import { createServer } from "node:http";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "../testing/listenOnFreePort.ts";
import { runProgram } from "../testing/samples/runProgram.ts";
import { startCommand } from "../testing/startCommand.ts";

const command = [process.execPath, "engine/run.mjs", "mock/main.ts"] as const;
const { port: taken, stop: free } = await listenOnFreePort(createServer());
afterAll(free);

test("prints its address, responds, logs where responses come from, and stops", async () => {
  const { says, stop } = startCommand(command, { environment: { PORT: "0" } });
  onTestFinished(async () => void (await stop("SIGKILL")));
  const address = await says(/is at (http:\/\/localhost:\d+) \(Ctrl-C stops it\)/);
  const response = await fetch(`${address}/ping`);
  expect(await response.json()).toEqual({ status: 200, result: "pong" });
  await says(/^200 GET \/ping \(scenario ping up\)$/m);
  await fetch(`${address}/ping?limt=1&callback=a`);
  await says(/^200 GET \/ping\?limt=1&callback=a \(rule; the API ignores limt\)$/m);
  expect(await stop("SIGINT")).toBe(0);
});

test.each([
  [
    "a busy port",
    () => ({ PORT: String(taken) }),
    /^Port \d+ is in use, .*npm run mock -- --port \d+\n$/,
    1,
  ],
  ["a port that is none", () => ({ PORT: "x" }), /^PORT is "x"\. It must be a number/, 2],
  [
    "an unknown state",
    () => ({ DATABASE: "off" }),
    /^DATABASE is "off"\. Leave it out, or write/,
    2,
  ],
])("%s gets one sentence", async (_, environment, sentence, code) => {
  const run = await runProgram(command, { environment: { PORT: "0", ...environment() } });
  expect(run.stderr).toMatch(sentence);
  expect(run.code).toBe(code);
});
