import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Tells the benchmark how many milliseconds something took. */
    reportTime: (milliseconds: number) => void;
  }
}

/** Longer than any page takes to come. */
const PATIENCE = 20_000;

/**
 * Gives the page `reportTime`, and returns what waits for the time it reports, or null where it never does. A page that
 * is asked again and again has to work for that: 50 ms at the first time, with the processor slowed.
 */
export async function reportedTime(page: Page): Promise<() => Promise<number | null>> {
  let report = (_milliseconds: number) => {};
  const reported = new Promise<number>((resolve) => {
    report = resolve;
  });
  await page.exposeFunction("reportTime", report);
  return () => Promise.race([reported, setTimeout(PATIENCE, null, { ref: false })]);
}
