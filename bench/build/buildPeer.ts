import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { peerFolder } from "../sites/installPeer.ts";
import type { Material } from "../sites/material.ts";
import type { Peer } from "../sites/peers.ts";
import { type CommandCost, measureCommand } from "./measureCommand.ts";

/** Telemetry and checks for updates would be measured too. */
const ENVIRONMENT = { ASTRO_TELEMETRY_DISABLED: "1", DOCUSAURUS_NO_UPDATE_CHECK: "1" };

/** Inside the packages, which nothing but an installation touches. */
const MARK = "node_modules/.bench-built";

/** Builds a peer unless its last build was of the same words, contract, settings and packages. */
export async function ensureBuilt(peer: Peer, material: Material): Promise<void> {
  const folder = peerFolder(peer);
  const mark = join(folder, MARK);
  const wanted = fingerprint(folder, material);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log(`Building ${peer.label} …`);
  await buildPeer(peer, material);
  writeFileSync(mark, wanted);
}

function fingerprint(folder: string, material: Material): string {
  const settings = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !file.endsWith("openapi.json"))
    .map((file) => readFileSync(file, "utf8"));
  return createHash("sha256")
    .update(JSON.stringify([settings, material]))
    .digest("hex");
}

/** A peer as if it had just been installed, with these words. */
export function resetPeer(peer: Peer, material: Material): void {
  const folder = peerFolder(peer);
  for (const cache of [MARK, ...peer.caches]) {
    rmSync(join(folder, cache), { recursive: true, force: true });
  }
  peer.write(folder, material);
}

/** Builds a peer from nothing but its packages. Its cost is that of all steps together. */
export async function buildPeer(peer: Peer, material: Material): Promise<CommandCost> {
  const folder = peerFolder(peer);
  resetPeer(peer, material);
  const costs: CommandCost[] = [];
  for (const [program, ...args] of peer.build) {
    const file = join("node_modules", program);
    costs.push(await measureCommand([process.execPath, file, ...args], folder, ENVIRONMENT));
  }
  return {
    seconds: costs.reduce((sum, cost) => sum + cost.seconds, 0),
    cpuSeconds: costs.reduce<number | null>((sum, { cpuSeconds }) => add(sum, cpuSeconds), 0),
    peakMegabytes: costs.reduce<number | null>((most, { peakMegabytes }) => {
      return most === null || peakMegabytes === null ? null : Math.max(most, peakMegabytes);
    }, 0),
  };
}

function add(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
