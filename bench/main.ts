import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserOptions } from "../e2e/setup/browserOptions.ts";
import { ensureChromium } from "../e2e/setup/ensureChromium.ts";
import { measureBuilds } from "./build/buildSection.ts";
import type { Context } from "./context.ts";
import { measureDevServers } from "./dev/devSection.ts";
import { measureInteractions } from "./interactions/interactionsSection.ts";
import { currentLoad, describeMachine } from "./machine.ts";
import { measureNavigations } from "./navigation/navigationSection.ts";
import { type Options, readOptions, type Section } from "./options.ts";
import { measurePages } from "./pages/pagesSection.ts";
import { OURS, reportMarkdown } from "./report/markdown.ts";
import { type Findings, merged, type Report, type SectionReport } from "./report/report.ts";
import { measureSearch } from "./search/searchSection.ts";
import { installPeer, versionsOf } from "./sites/installPeer.ts";
import { readMaterial } from "./sites/material.ts";
import { PEERS } from "./sites/peers.ts";
import { serveSites } from "./sites/serveSites.ts";
import { warmUp } from "./sites/warmUp.ts";

const MEASURE: Readonly<Record<Section, (context: Context) => Promise<Findings>>> = {
  pages: measurePages,
  navigation: measureNavigations,
  interactions: measureInteractions,
  search: measureSearch,
  build: measureBuilds,
  dev: measureDevServers,
};

/** `npm run bench`: measures ours and the peers in turns, and writes the report. */
try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(options: Options): Promise<void> {
  // First, because it says what to do when nothing is built.
  const material = readMaterial();
  ensureChromium();
  const peers = options.peers.map((name) => PEERS[name]);
  for (const peer of peers) installPeer(peer);
  const { sites, stop } = await serveSites(peers, material);
  const browser = await chromium.launch(browserOptions());
  try {
    const context: Context = { options, browser, material, peers, sites };
    const names: Report["sites"] = {
      [OURS]: { label: "Ours", versions: "" },
      ...Object.fromEntries(
        peers.map((peer) => [peer.name, { label: peer.label, versions: versionsOf(peer) }]),
      ),
    };
    if (options.sections.some((section) => section !== "build" && section !== "dev")) {
      await warmUp(browser, sites);
    }
    for (const section of options.sections) {
      const found = await measureSection(section, context);
      // After each section, so that an interruption costs only the one that runs.
      writeReport(options.folder, { sites: names, sections: [found] });
    }
  } finally {
    await browser.close();
    await stop();
  }
}

async function measureSection(section: Section, context: Context): Promise<SectionReport> {
  const before = currentLoad();
  const findings = await MEASURE[section](context);
  return {
    section,
    ...findings,
    measuredAt: `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
    machine: describeMachine(context.browser.version()),
    load: { before, after: currentLoad() },
    runs: context.options.runs,
  };
}

function writeReport(folder: string, now: Report): void {
  mkdirSync(folder, { recursive: true });
  const json = join(folder, "report.json");
  const before = existsSync(json) ? (JSON.parse(readFileSync(json, "utf8")) as Report) : null;
  const report = merged(before, now);
  writeFileSync(json, asLines(report));
  writeFileSync(join(folder, "report.md"), reportMarkdown(report));
  console.log(`Written: ${join(folder, "report.md")}, ${json}`);
}

/** Each section is a line, because it is measured as a whole. */
function asLines({ sites, sections }: Report): string {
  const lines = sections.map((section) => JSON.stringify(section)).join(",\n");
  return `{"sites":${JSON.stringify(sites)},"sections":[\n${lines}\n]}\n`;
}
