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

test("somebody who asks comes first", async () => {
  const quiet = 200;
  const ahead = renderAhead(quiet);
  const times: number[] = [];
  let asked = 0;
  await ahead.start(["a", "b"], async () => {
    times.push(performance.now());
    if (times.length > 1) return;
    asked = performance.now();
    ahead.hear();
  });
  expect((times[1] ?? 0) - asked).toBeGreaterThanOrEqual(quiet);
});
