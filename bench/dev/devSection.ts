import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProjectCopy } from "../../testing/copyProject.ts";
import { resetPeer } from "../build/buildPeer.ts";
import { dropCaches } from "../build/coldCopy.ts";
import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import { OURS } from "../report/markdown.ts";
import type { Findings } from "../report/report.ts";
import { peerFolder } from "../sites/installPeer.ts";
import type { Material } from "../sites/material.ts";
import type { Peer } from "../sites/peers.ts";
import { rotated } from "../statistics.ts";
import { type DevServer, measureDev, READING_SECONDS } from "./measureDev.ts";

const PATHS: DevServer["paths"] = {
  first: "/docs/licences",
  further: ["/docs/overview", "/docs/self-host", "/docs/postcode/schema", "/docs/place/lookup"],
  later: ["/docs/libraries", "/docs/postcode/bulk", "/docs/outcode/schema", "/docs/place/query"],
};

type Starter = { site: string; label: string; start: () => { server: DevServer; end: () => void } };

/** `npm run dev`: what a writer waits for. */
export async function measureDevServers(context: Context): Promise<Findings> {
  const { options, browser, peers, material } = context;
  const measurements = new Measurements();
  const starters: Starter[] = [
    { site: OURS, label: "Ours", start: startOurs },
    ...peers.flatMap((peer) =>
      peer.dev === null
        ? []
        : [{ site: peer.name, label: peer.label, start: startPeer(peer, peer.dev, material) }],
    ),
  ];
  const gaps = new Set<string>();
  for (let round = 0; round < options.runs; round += 1) {
    for (const { site, label, start } of rotated(starters, round)) {
      const { server, end } = start();
      try {
        const { firstPage, furtherPages, laterPages, edit } = await measureDev(browser, server);
        measurements.add(site, "Development", "firstPage", firstPage / 1000);
        for (const time of furtherPages) measurements.add(site, "Development", "further", time);
        for (const time of laterPages) measurements.add(site, "Development", "later", time);
        measurements.add(site, "Development", "edit", edit);
        console.log(
          `dev ${round + 1}/${options.runs}  ${label}  ${(firstPage / 1000).toFixed(1)} s`,
        );
      } catch (error) {
        gaps.add(`${label}: the development server could not be measured.`);
        console.error(error instanceof Error ? error.message : error);
      } finally {
        end();
      }
    }
  }
  return {
    title: "Development server",
    method: `A cold start in a copy of the project to the whole first guide; further guides, each fetched for the first time, one right after the other; four more after ${READING_SECONDS} seconds without a request; an edit of a guide to its words in the browser. Nothing is slowed. The development server of Docusaurus is left out: its pages are empty until a script has filled them.`,
    metrics: [
      { name: "firstPage", label: "First page", unit: "s" },
      { name: "further", label: "Further page", unit: "ms" },
      { name: "later", label: "Page after reading", unit: "ms" },
      { name: "edit", label: "Edit to browser", unit: "ms" },
    ],
    measurements: measurements.all(),
    gaps: [...gaps],
  };
}

function startOurs(): { server: DevServer; end: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "bench-dev-"));
  new ProjectCopy(folder);
  dropCaches(folder);
  return {
    server: {
      folder,
      // Without npm, which would not pass on the signal that stops it.
      command: [process.execPath, "engine/vite.mjs", "dev"],
      environment: { PORT: "0" },
      paths: PATHS,
      file: "content/docs/licences.mdx",
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Any port that is free on most machines: not every peer takes 0. */
const PEER_PORT = 4871;

function startPeer(
  peer: Peer,
  dev: NonNullable<Peer["dev"]>,
  material: Material,
): Starter["start"] {
  const folder = peerFolder(peer);
  const [program, ...args] = dev.command(PEER_PORT);
  return () => {
    resetPeer(peer, material);
    return {
      server: {
        folder,
        command: [process.execPath, join("node_modules", program), ...args],
        environment: { ASTRO_TELEMETRY_DISABLED: "1" },
        paths: PATHS,
        file: dev.guideFile("docs/licences"),
      },
      // Without the edit.
      end: () => peer.write(folder, material),
    };
  };
}
