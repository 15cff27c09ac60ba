import type { Browser } from "@playwright/test";
import type { Options } from "./options.ts";
import type { Material } from "./sites/material.ts";
import type { Peer } from "./sites/peers.ts";
import type { ServedSite } from "./sites/site.ts";

/** What every section is given. */
export type Context = {
  options: Options;
  browser: Browser;
  material: Material;
  peers: readonly Peer[];
  /** Built and served, ours first. */
  sites: readonly ServedSite[];
};
