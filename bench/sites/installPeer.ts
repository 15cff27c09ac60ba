import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Peer } from "./peers.ts";

const PEERS_FOLDER = join(import.meta.dirname, "../peers");

/** Where a peer is installed and built: a copy, so that the sources stay free of what it writes. */
export function peerFolder({ name }: Pick<Peer, "name">): string {
  return resolve(".cache/bench", name);
}

/** Copies a peer's files, and installs its packages unless they are those of its lockfile already. */
export function installPeer(peer: Peer): void {
  const folder = peerFolder(peer);
  mkdirSync(folder, { recursive: true });
  cpSync(join(PEERS_FOLDER, peer.name), folder, { recursive: true });
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const mark = join(folder, "node_modules/.bench-lock.json");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  console.log(`Installing ${peer.label} …`);
  // What the lockfile says, like `npm ci`, which refuses one that lacks optional packages for other systems: a registry
  // without them cannot make a better one.
  const { status, stderr } = spawnSync("npm", ["install", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(
      `${peer.label} could not be installed. Leave it out with --peers, or mend bench/peers/${peer.name}.\n${stderr}`,
    );
  }
  writeFileSync(mark, lock);
}

/** The versions that are installed, for the report. */
export function versionsOf(peer: Peer): string {
  return peer.packages
    .map((name) => {
      const file = join(peerFolder(peer), "node_modules", name, "package.json");
      const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
      return `${name} ${version}`;
    })
    .join(", ");
}
