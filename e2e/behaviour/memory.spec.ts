import type { CDPSession, Page } from "@playwright/test";
import { browserOptions } from "../setup/browserOptions.ts";
import { expect, open, saveData, test } from "../test.ts";

// Compiled code counts as used memory, and more is compiled the longer a page runs.
test.use({ launchOptions: browserOptions({ flags: ["--js-flags=--jitless"] }) });

const METRICS = ["JSHeapUsedSize", "Nodes", "JSEventListeners"] as const;
type Memory = Record<(typeof METRICS)[number], number>;

/** What is in use once nothing is left to be collected. */
async function memory(session: CDPSession): Promise<Memory> {
  // What one collection frees may hold on to more, such as elements of a document that observers have let go.
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    JSHeapUsedSize: value(METRICS[0]),
    Nodes: value(METRICS[1]),
    JSEventListeners: value(METRICS[2]),
  };
}

const ROUND = [
  "/docs/licences",
  "/docs/api/api-reference-postcodes-io",
  "/docs/libraries",
  "/docs/api/lookup-postcode",
  "/docs/overview",
];

/** Follows links in the page, as many as wanted, round and round. */
async function navigate(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ([paths, times]) => {
      const link = document.createElement("a");
      document.body.append(link);
      for (let step = 0; step < times; step++) {
        const path = paths[step % paths.length] ?? "";
        link.href = path;
        link.click();
        await window.navigation.transition?.finished;
        // The rest of the page, and what is around it, follow in later frames.
        const isWhole = () =>
          document.querySelector("[data-arriving]") === null &&
          document.querySelector(`[data-sidebar] [aria-current][href="${path}"]`) !== null;
        do await new Promise(requestAnimationFrame);
        while (!isWhole());
      }
      link.remove();
    },
    [ROUND, count] as const,
  );
}

test("memory stays as it is over 200 navigations", async ({ page, context }) => {
  test.slow();
  // Up to four pages that were fetched ahead are kept as elements: which, depends on when the browser was idle.
  await saveData(page);
  await open(page, "/docs/overview");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const curve: Memory[] = [];
  for (let navigations = 0; navigations <= 200; navigations += 50) {
    if (navigations > 0) await navigate(page, 50);
    curve.push(await memory(session));
  }
  console.log(`Memory at 0, 50, 100, 150, 200 navigations: ${JSON.stringify(curve)}`);
  const [, at50, , , at200] = curve;
  if (!at50 || !at200) throw new Error("Memory was not measured.");
  // After 50 all pages are in memory.
  expect(at200.JSHeapUsedSize / at50.JSHeapUsedSize).toBeLessThan(1.02);
  expect(at200.Nodes).toBe(at50.Nodes);
  // After navigations there is one more than before the first, and sometimes it is gone again.
  expect(at200.JSEventListeners).toBeLessThanOrEqual(at50.JSEventListeners);
});
