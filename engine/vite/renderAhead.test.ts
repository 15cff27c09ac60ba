import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { renderAhead } from "./renderAhead.ts";

test("pages are rendered one by one, also after one with a mistake", async () => {
  const events: string[] = [];
  await renderAhead().start(["a", "b", "c"], async (page) => {
    events.push(`start ${page}`);
    await pause(1);
    events.push(`end ${page}`);
    if (page === "a") throw new Error("a mistake");
  });
  expect(events).toEqual(["start a", "end a", "start b", "end b", "start c", "end c"]);
});

/** Renders two pages, and does something during the first: how long after it the second comes. */
async function delayAfter(act: (ahead: ReturnType<typeof renderAhead>) => void): Promise<number> {
  const ahead = renderAhead(QUIET);
  const times: number[] = [];
  let acted = 0;
  await ahead.start(["a", "b"], async () => {
    times.push(performance.now());
    if (times.length > 1) return;
    acted = performance.now();
    act(ahead);
  });
  return (times[1] ?? 0) - acted;
}

const QUIET = 100;
/** Timers may be early by part of a millisecond. */
const EARLIEST = QUIET - 1;

test("somebody who saves comes first", async () => {
  expect(await delayAfter((ahead) => ahead.hear())).toBeGreaterThanOrEqual(EARLIEST);
});

test("so does somebody who asks, as long as it takes", async () => {
  const wait = 2.5 * QUIET;
  const delay = await delayAfter((ahead) => setTimeout(ahead.hold(), wait));
  expect(delay).toBeGreaterThanOrEqual(wait + EARLIEST);
});
