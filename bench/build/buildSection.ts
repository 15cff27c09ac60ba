import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import { OURS } from "../report/markdown.ts";
import type { Findings } from "../report/report.ts";
import { multiplied } from "../sites/material.ts";
import { rotated } from "../statistics.ts";
import { buildPeer } from "./buildPeer.ts";
import { dropCaches } from "./coldCopy.ts";
import { copyWithGuides } from "./copyWithGuides.ts";
import { type CommandCost, measureCommand } from "./measureCommand.ts";

const FACTORS = [1, 10, 40];
/** Built once, because that takes ten minutes. */
const LARGEST = Math.max(...FACTORS);

type Builder = {
  site: string;
  label: string;
  largestFactor: number;
  build: (factor: number) => Promise<CommandCost>;
};

/** Whole builds from nothing, with once, ten and forty times the guides. */
export async function measureBuilds({ options, peers, material }: Context): Promise<Findings> {
  const measurements = new Measurements();
  const builders: Builder[] = [
    { site: OURS, label: "Ours", largestFactor: LARGEST, build: buildOurs },
    ...peers
      .filter(({ build }) => build.length > 0)
      .map((peer) => ({
        site: peer.name,
        label: peer.label,
        largestFactor: peer.largestFactor,
        build: (factor: number) =>
          buildPeer(peer, { ...material, guides: multiplied(material.guides, factor) }),
      })),
  ];
  /** What does not build is not tried again: it would not build the next time either. */
  const failed = new Map<string, string>();
  for (const factor of options.isQuick ? [1] : FACTORS) {
    const subject = factor === 1 ? "The site" : `${factor} times the guides`;
    const runs = factor === LARGEST ? 1 : options.runs;
    for (let round = 0; round < runs; round += 1) {
      for (const { site, label, largestFactor, build } of rotated(builders, round)) {
        if (factor > largestFactor || failed.has(`${site} ${factor}`)) continue;
        const cost = await build(factor).catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          const reason = message.includes("heap out of memory") ? "out of memory" : "refused";
          failed.set(
            `${site} ${factor}`,
            `${label} does not build with ${factor} times the guides: ${reason}.`,
          );
          console.error(message);
          return null;
        });
        if (cost === null) continue;
        for (const [metric, value] of Object.entries(cost)) {
          if (value !== null) measurements.add(site, subject, metric, value);
        }
        console.log(
          `build ${round + 1}/${runs}  ${label}, ${subject.toLowerCase()}  ${cost.seconds.toFixed(1)} s`,
        );
      }
    }
  }
  return {
    title: "Build",
    method:
      "A build from nothing but the installed packages, in a copy of the project: all checks, no cache. Processor time and memory are those of all processes of the build. Redoc and Scalar are not built. To keep it short, sites are built once with 40 times the guides, and Docusaurus with at most 10 times.",
    metrics: [
      { name: "cpuSeconds", label: "Processor time", unit: "s" },
      { name: "seconds", label: "Time", unit: "s" },
      { name: "peakMegabytes", label: "Memory", unit: "MB" },
    ],
    measurements: measurements.all(),
    gaps: [...failed.values()],
  };
}

async function buildOurs(factor: number): Promise<CommandCost> {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    copyWithGuides(folder, factor);
    dropCaches(folder);
    return await measureCommand([process.execPath, "engine/vite.mjs", "build"], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
