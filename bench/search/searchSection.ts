import type { Browser } from "@playwright/test";
import { DESKTOP, inFreshPage, SLOW_CPU, settled } from "../browser.ts";
import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import type { Findings } from "../report/report.ts";
import { rotated } from "../statistics.ts";
import { typedQueries } from "./queries.ts";
import { lastKey, watchKeys } from "./watchKeys.ts";

const AT_MOST = 6;
const AT_MOST_QUICK = 2;
/** Longer than any site waits for the next letter before it searches. */
const QUIET = 500;
/** Longer than any index takes to load, on a slow processor. */
const LOADED = 3000;

/** Every letter of the golden queries, on the sites that have a search dialog. */
export async function measureSearch({ options, browser, sites }: Context): Promise<Findings> {
  const measurements = new Measurements();
  const queries = typedQueries(options.isQuick ? AT_MOST_QUICK : AT_MOST);
  const without = new Set<string>();
  for (let round = 0; round < options.runs; round += 1) {
    for (const cpu of [1, SLOW_CPU]) {
      for (const site of rotated(sites, round)) {
        const { overview } = site.pages;
        if (overview === undefined) continue;
        const times = await measureKeys(browser, site.origin + overview, cpu, queries);
        if (times === null) {
          without.add(`${site.label} has no search dialog.`);
          continue;
        }
        const subject = cpu === 1 ? "Processor as it is" : `Processor slowed ${cpu} times`;
        for (const time of times) measurements.add(site.name, subject, "key", time);
        measurements.add(site.name, subject, "slowest", Math.max(...times));
        console.log(`search ${round + 1}/${options.runs}  ${site.label} ${subject}`);
      }
    }
  }
  return {
    title: "Search",
    method: `From a key to the last frame in which it changed what is seen: 1,280 × 800, ${queries.length} queries letter by letter, the index loaded. A wait for the next letter counts.`,
    metrics: [
      { name: "key", label: "Key", unit: "ms" },
      { name: "slowest", label: "Slowest key", unit: "ms" },
    ],
    measurements: measurements.all(),
    gaps: [...without],
  };
}

function measureKeys(
  browser: Browser,
  url: string,
  cpu: number,
  queries: readonly string[],
): Promise<number[] | null> {
  return inFreshPage(browser, { screen: DESKTOP, cpu, hasSlowNetwork: false }, async (visit) => {
    const { page } = visit;
    await page.goto(url, { waitUntil: "load" });
    await page.mouse.move(640, 700);
    await settled(visit);
    const button = page.getByRole("button", { name: /^search/i }).filter({ visible: true });
    if ((await button.count()) === 0) return null;
    await button.first().click();
    const field = page.locator("dialog[open] input").first();
    await field.waitFor();
    await field.focus();
    await page.evaluate(watchKeys);
    // The first letter loads what the search needs. Its requests would not tell: what a worker has got is not said to the page.
    await page.keyboard.press("a");
    await page.evaluate(lastKey, LOADED);
    await field.fill("");
    await page.evaluate(lastKey, QUIET);
    const times: number[] = [];
    for (const query of queries) {
      for (const letter of query) {
        await page.keyboard.press(letter === " " ? "Space" : letter);
        times.push(await page.evaluate(lastKey, QUIET));
      }
      await field.fill("");
      await page.evaluate(lastKey, QUIET);
    }
    return times;
  });
}
