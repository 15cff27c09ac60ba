import { expect, it } from "vitest";
import { keyCosts, type TraceEvent } from "./keyCosts.ts";

const MAIN = { pid: 1, tid: 1 };
const event = (name: string, ts: number, dur: number, tdur = dur): TraceEvent => ({
  ...MAIN,
  name,
  ts,
  dur,
  tdur,
});
const task = (ts: number, dur: number, tdur?: number) =>
  event("ThreadControllerImpl::RunTask", ts, dur, tdur);
const dispatch = (type: string, ts: number, dur: number) => ({
  ...event("EventDispatch", ts, dur),
  args: { data: { type } },
});

it("adds up what a key causes on the main thread: letter and results, then what follows", () => {
  const events = [
    task(0, 9000, 2000),
    dispatch("keydown", 100, 200),
    // Of the field itself.
    event("Layout", 300, 400),
    dispatch("input", 1000, 3000),
    // The letter is drawn before its results are there.
    task(9000, 500),
    event("Commit", 9100, 300),
    task(10_000, 4000),
    event("HandlePostMessage", 10_500, 2000),
    // Forced by a script, so it is in the time of the script as well.
    event("Layout", 11_000, 500),
    task(15_000, 1500),
    event("UpdateLayoutTree", 15_100, 1000),
    event("Commit", 16_000, 500),
    task(18_000, 700),
    event("Commit", 18_100, 500),
    // The next key changes nothing in the field.
    task(30_000, 1000),
    dispatch("keydown", 30_100, 200),
    // The worker.
    { ...task(10_000, 90_000), tid: 2 },
    { ...event("HandlePostMessage", 10_000, 800), tid: 2 },
  ];
  expect(keyCosts(events)).toEqual([{ drawn: 8, laidOut: 6, script: 4.5, rest: 0.7, worker: 0.8 }]);
});

it("has no costs without keys", () => {
  expect(keyCosts([task(0, 1000)])).toEqual([]);
});
