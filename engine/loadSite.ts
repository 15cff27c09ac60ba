import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { oncePerText } from "../src/lib/oncePer.ts";
import type { Site } from "../src/pages/page.ts";
import { toPages } from "../src/pages/toPages.ts";
import { site as settings } from "../src/site.ts";
import { type Address, readLedger } from "./addresses/ledger.ts";
import { TOKENS_FILE } from "./colours.ts";
import type { Contract } from "./contract/contract.ts";
import { contractReference } from "./contract/contractReference.ts";
import { loadContract } from "./contract/loadContract.ts";
import { withHistory } from "./history/pageSources.ts";
import { type History, readHistory } from "./history/readHistory.ts";
import { projectPaths } from "./projectPaths.ts";
import { readGuides } from "./readGuides.ts";
import { readRecipes } from "./readRecipes.ts";
import { readReleases } from "./releases/readReleases.ts";
import { readPhrases } from "./search/readPhrases.ts";
import { readSettings } from "./settings.ts";

/** The site with what articles do not need. */
export type LoadedSite = Site & {
  contract: Contract;
  /** For colours where style sheets do not reach. */
  tokens: string;
  /** Every address that was ever published. */
  ledger: readonly Address[];
  history: History;
};

/** What takes long to read, and can be kept while only other things change. */
const READERS = { contract: loadContract, releases: readReleases, history: readHistory };

/** Reads settings, content and contract. Everything about the site is taken from this value. */
export async function loadSite(
  root: string,
  environment: Parameters<typeof readSettings>[0] = process.env,
  readers: typeof READERS = READERS,
): Promise<LoadedSite> {
  const paths = projectPaths(root);
  const { basePath, apiBaseUrl } = readSettings(environment);
  // Git looks up its history in a process of its own meanwhile.
  const [history, contract] = await Promise.all([
    readers.history(root),
    readers.contract(paths.contract),
  ]);
  const reference = contractReference(contract);
  const pages = toPages(await readGuides(root, paths.content), reference);
  return {
    settings,
    base: basePath,
    apiBaseUrl,
    pages: pages.map((page) => withHistory(page, contract, reference, history)),
    reference,
    phrases: readPhrases(root),
    recipes: await readRecipes(root),
    releases: readers.releases(root),
    contract,
    tokens: await readFile(join(root, TOKENS_FILE), "utf8"),
    ledger: readLedger(root),
    history,
  };
}

export type SiteReader = ReturnType<typeof siteReader>;

/** Reads the site once, and again after a change; what is in the folder of the contract only if it changed, and git never again. */
export function siteReader(root: string) {
  const { content, contract: contractFile } = projectPaths(root);
  const history = oncePerText(readHistory);
  let releases = oncePerText(readReleases);
  let contract: Promise<Contract> | null = null;
  let reading: Promise<LoadedSite> | null = null;
  let tell = (_: LoadedSite): void => undefined;
  const readWith = async (load: typeof loadContract) => {
    const loadOnce = (file: string) => {
      contract ??= load(file);
      return contract;
    };
    const site = await loadSite(root, process.env, { contract: loadOnce, releases, history });
    tell(site);
    return site;
  };
  return {
    read(load = loadContract): Promise<LoadedSite> {
      reading ??= readWith(load);
      return reading;
    },
    /** Says whether the site is read from this file. */
    forget(changedFile: string): boolean {
      // Beside the guides are recipes and phrases; beside the contract's root file is the rest of it.
      const isBeside = (path: string) => !relative(dirname(path), changedFile).startsWith("..");
      const isContract = isBeside(contractFile);
      if (!isContract && !isBeside(content)) return false;
      reading = null;
      if (isContract) {
        contract = null;
        releases = oncePerText(readReleases);
      }
      return true;
    },
    /** Called with each site that was read, before those who wait for it have it. */
    onRead(listener: typeof tell): void {
      tell = listener;
    },
  };
}
