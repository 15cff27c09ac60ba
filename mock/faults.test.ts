import { describe, expect, onTestFinished, test } from "vitest";
import { startServer } from "../testing/startServer.ts";
import { type FaultOptions, makeFaults } from "./faults.ts";
import { loadMock } from "./loadMock.ts";

const some: FaultOptions = { latency: [100, 400], failRate: 0.25, seed: 7 };
const request = (target: string, text: string | null = null) => ({
  method: text === null ? "GET" : "POST",
  target,
  contentType: "application/json",
  text,
});
const targets = Array.from({ length: 2000 }, (_, number) => `/postcodes/${number}`);

describe("faults", () => {
  const faults = targets.map((target) => request(target)).map(makeFaults(some));

  test("are as many and as long as was said", () => {
    const delays = faults.map(({ delay }) => delay).toSorted((a, b) => a - b);
    expect(delays[0]).toBeGreaterThanOrEqual(100);
    expect(delays[0]).toBeLessThan(110);
    expect(delays.at(-1)).toBeLessThanOrEqual(400);
    expect(delays.at(-1)).toBeGreaterThan(390);
    const rate = faults.filter(({ fails }) => fails).length / faults.length;
    expect(rate).toBeGreaterThan(0.22);
    expect(rate).toBeLessThan(0.28);
  });

  test("are the same with the same seed, in any order of requests, and others with another", () => {
    const backwards = targets.toReversed().map((target) => request(target));
    expect(backwards.map(makeFaults(some)).toReversed()).toEqual(faults);
    const other = targets.map((target) => request(target)).map(makeFaults({ ...some, seed: 8 }));
    expect(other).not.toEqual(faults);
  });

  test("change when a request is sent again, and with its body", () => {
    const fault = makeFaults(some);
    const again = [1, 2, 3, 4].map(() => fault(request("/ping")).delay);
    expect(new Set(again).size).toBeGreaterThan(1);
    const bodies = ["[1]", "[2]", "[3]"].map(
      (body) => makeFaults(some)(request("/postcodes", body)).delay,
    );
    expect(new Set(bodies).size).toBeGreaterThan(1);
  });

  test("none with rate 0, all with rate 1", () => {
    const fails = (failRate: number) =>
      new Set(targets.map((target) => makeFaults({ ...some, failRate })(request(target)).fails));
    expect([...fails(0)]).toEqual([false]);
    expect([...fails(1)]).toEqual([true]);
  });
});

test("a failure is the API's own error, late; a preflight is spared", async () => {
  const faults: FaultOptions = { latency: [1500, 1500], failRate: 1, seed: 1 };
  const server = await startServer(await loadMock(process.cwd()), { faults });
  onTestFinished(server.stop);
  const start = performance.now();
  const response = await fetch(`${server.origin}/ping`);
  expect(performance.now() - start).toBeGreaterThan(1490);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    status: 500,
    error: expect.stringMatching(/^500 Server Error/),
  });
  expect(server.lastOrigin()).toBe("--fail-rate");
  expect((await fetch(`${server.origin}/ping`, { method: "OPTIONS" })).status).toBe(204);
});
