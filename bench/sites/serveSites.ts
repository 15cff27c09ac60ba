import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../build/buildPeer.ts";
import { OURS } from "../report/markdown.ts";
import { startStaticServer } from "../staticServer.ts";
import { peerFolder } from "./installPeer.ts";
import { DIST, type Material } from "./material.ts";
import { HEAVIEST_OPERATION } from "./pageKinds.ts";
import type { Peer } from "./peers.ts";
import type { ServedSite, SitePages } from "./site.ts";

const OUR_PAGES: SitePages = {
  home: "/",
  overview: "/docs/overview",
  selfHost: "/docs/self-host",
  schema: "/docs/postcode/schema",
  operation: HEAVIEST_OPERATION.page,
};

/** Builds the peers and serves all sites, ours first. Each page is fetched once, so that it is compressed by then. */
export async function serveSites(
  peers: readonly Peer[],
  material: Material,
): Promise<{ sites: ServedSite[]; stop: () => Promise<void> }> {
  const folders = [{ name: OURS, label: "Ours", folder: DIST, pages: OUR_PAGES }];
  for (const peer of peers) {
    await ensureBuilt(peer, material);
    const { name, label, pages } = peer;
    folders.push({ name, label, folder: join(peerFolder(peer), peer.output), pages });
  }
  const served = await Promise.all(
    folders.map(async ({ name, label, folder, pages }) => {
      if (!existsSync(join(folder, "index.html"))) throw new Error(`${folder} has no index.html.`);
      const { origin, stop } = await startStaticServer(folder);
      for (const path of Object.values(pages)) {
        const { status } = await fetch(origin + path);
        if (status !== 200) throw new Error(`${label} has no page ${path}: status ${status}.`);
      }
      return { site: { name, label, origin, pages }, stop };
    }),
  );
  return {
    sites: served.map(({ site }) => site),
    stop: async () => {
      await Promise.all(served.map(({ stop }) => stop()));
    },
  };
}
