import { type Browser, chromium } from "@playwright/test";
import { inParallel } from "../../testing/inParallel.ts";
import { addAxe, axeFindings } from "../accessibility.ts";
import { choosePages } from "../screenshots/choosePages.ts";
import { startSiteServer } from "../screenshots/siteServer.ts";
import { browserOptions } from "../setup/browserOptions.ts";
import { ensureChromium } from "../setup/ensureChromium.ts";
import { inEveryState, MODES, STATES } from "./states.ts";

/** What axe said of one page in one state, at one width, in one mode. */
type Looked = { state: string; violations: string[]; undecided: string[] };

/** `npm run axe [-- path …]`: every page of the built site in every state, at every width, in every mode. */
const server = await startSiteServer();
try {
  const paths = choosePages(process.argv.slice(2));
  ensureChromium();
  const browser = await chromium.launch(browserOptions());
  try {
    report(paths.length, await lookAtAll(browser, server.origin, paths));
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}

async function lookAtAll(browser: Browser, origin: string, paths: readonly string[]) {
  const all = await inParallel(paths, async (path) => {
    const started = performance.now();
    const looked = await lookAt(browser, origin, path);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${path}: ${looked.length} states in ${seconds} s`);
    for (const { violations } of looked) for (const line of violations) console.error(line);
    return looked;
  });
  return all.flat();
}

async function lookAt(browser: Browser, origin: string, path: string): Promise<Looked[]> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: "reduce" });
  const page = await context.newPage();
  await addAxe(page);
  const all: Looked[] = [];
  const everything = { states: STATES, modes: () => MODES };
  await inEveryState(page, path, everything, async ({ name, width, mode, without = [] }) => {
    const { violations, undecided } = await axeFindings(page, { without });
    const at = (words: string) => `${path}, ${name}, ${width} px, ${mode}: ${words}`;
    all.push({ state: name, violations: violations.map(at), undecided: undecided.map(at) });
  });
  await context.close();
  return all;
}

/** Counts, and how often axe left a decision to people, with an example. */
function report(pages: number, all: readonly Looked[]): void {
  for (const { name } of STATES) {
    console.log(`${name}: ${all.filter(({ state }) => state === name).length}`);
  }
  const undecided = all.flatMap((looked) => looked.undecided);
  const rule = (words: string) => /: ([\w-]+): /.exec(words)?.[1];
  for (const id of new Set(undecided.map(rule))) {
    const lines = undecided.filter((words) => rule(words) === id);
    console.log(`Not for axe to decide, ${id}, ${lines.length} times: ${lines[0]}`);
  }
  const violations = all.flatMap((looked) => looked.violations);
  console.log(`${pages} pages in ${all.length} states: ${violations.length} violations`);
  if (violations.length > 0) process.exitCode = 1;
}
