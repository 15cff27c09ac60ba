import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { startCommand } from "../../testing/startCommand.ts";
import { DESKTOP, inFreshPage, settled } from "../browser.ts";

type DevMeasurement = {
  /** From the start of the command to the whole first page. */
  firstPage: number;
  /** Further pages, each fetched for the first time, as soon as the one before has come. */
  furtherPages: number[];
  /** The same, after a writer has read for a while. */
  laterPages: number[];
  /** From the saved file to the changed words in the browser. */
  edit: number;
};

export type DevServer = {
  folder: string;
  command: readonly [string, ...string[]];
  environment: Readonly<Record<string, string>>;
  paths: { first: string; further: readonly string[]; later: readonly string[] };
  /** The file of the first page, below the folder. */
  file: string;
};

/** How long a writer looks at pages before the later ones. */
export const READING_SECONDS = 3;

/** Starts a development server in a folder that may be changed, and measures what a writer waits for. */
export async function measureDev(browser: Browser, server: DevServer): Promise<DevMeasurement> {
  const { folder, command, environment, paths, file } = server;
  const start = performance.now();
  const { says, stop } = startCommand(command, {
    folder,
    environment: { NODE_ENV: "development", ...environment },
  });
  try {
    const origin = await says(/(http:\/\/localhost:\d+)/);
    await fetchPage(origin + paths.first);
    const firstPage = performance.now() - start;
    const furtherPages = await fetchTimes(origin, paths.further);
    await pause(READING_SECONDS * 1000);
    const laterPages = await fetchTimes(origin, paths.later);
    const edit = await measureEdit(browser, origin + paths.first, join(folder, file));
    return { firstPage, furtherPages, laterPages, edit };
  } finally {
    await stop();
  }
}

async function fetchTimes(origin: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const before = performance.now();
    await fetchPage(origin + path);
    times.push(performance.now() - before);
  }
  return times;
}

async function fetchPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  const text = await response.text();
  if (response.status !== 200 || text === "")
    throw new Error(`${url} returned ${response.status}.`);
}

const WORDS = "A sentence that nobody has written before.";

/** Both times are of the same clock: the page's time of day is that of this machine. */
function measureEdit(browser: Browser, url: string, file: string): Promise<number> {
  const conditions = { screen: DESKTOP, cpu: 1, hasSlowNetwork: false };
  return inFreshPage(browser, conditions, async (visit) => {
    const { page } = visit;
    await page.addInitScript((words) => {
      const look = () => {
        if (document.body?.textContent?.includes(words) !== true) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          document.documentElement.dataset["benchSeen"] = String(Date.now());
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    }, WORDS);
    await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    // A change before the page listens for changes would not be noticed.
    await settled(visit);
    appendFileSync(file, `\n${WORDS}\n`);
    const saved = Date.now();
    const seen = page.locator("html[data-bench-seen]");
    await seen.waitFor({ state: "attached", timeout: 120_000 });
    return Number(await seen.getAttribute("data-bench-seen")) - saved;
  });
}
