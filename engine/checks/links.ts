import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { barePath } from "../../src/lib/barePath.ts";
import { withBase, withoutBase } from "../../src/lib/basePath.ts";
import { decoded } from "../../src/lib/decoded.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { closestPages } from "../../src/pages/closestPages.ts";
import type { PageFacts } from "../pageFacts.ts";
import type { Locate } from "../sourceSearch.ts";

type Site = { base: string; origin: string; dist: string; locate: Locate };
type Ids = ReadonlySet<string>;

const UNREADABLE = "is an address that no browser can read.";

/** Every address in every document that points into this site leads to a page, an anchor or a file. */
export function checkLinks(facts: readonly PageFacts[], site: Site): Problem[] {
  const targets = new Map<string, Ids>();
  for (const { page, ids } of facts) {
    if (page.kind !== "not-found") targets.set(page.path, ids);
  }
  const pages = facts.map(({ page }) => page);
  // Judged once: most addresses are on every page, and site paths mean the same on each.
  const complaints = new Map<string, string | null>();
  return facts.flatMap((entry) => {
    const { page } = entry;
    return [...entry.addresses, ...sectionsThere(entry, site.base)].flatMap(
      (address): Problem[] => {
        const known = complaints.get(address);
        const complaint =
          known === undefined ? complaintAbout(address, entry, site, targets) : known;
        if (address.startsWith("/")) complaints.set(address, complaint);
        if (complaint === null) return [];
        const written = withoutBase(site.base, address) ?? address;
        const closest = closestPages(pages, barePath(written.split("#")[0] ?? ""), 1)[0];
        return [
          {
            ...site.locate(page, written),
            message: `"${written}" on ${page.path} ${complaint}`,
            fix: fixOf(complaint, closest?.path),
          },
        ];
      },
    );
  });
}

/** Where the switch between guide and reference leads while one of the sections that both have is in view. */
function sectionsThere({ data: { counterpart } }: PageFacts, base: string): string[] {
  if (counterpart === undefined) return [];
  const path = withBase(base, counterpart.href.replace(/#.*/, ""));
  return Object.values(counterpart.sections).map((id) => `${path}#${id}`);
}

function fixOf(complaint: string, closest: string | undefined): string {
  if (complaint === UNREADABLE)
    return "Write it whole, such as https://example.org/page or /docs/overview.";
  if (complaint.includes("anchor")) return "Correct the anchor, or give the heading that id.";
  return `Correct it${closest ? ` (closest page: ${closest})` : ""}, or add what is missing.`;
}

/** What is wrong with an address, or null. */
function complaintAbout(
  address: string,
  from: PageFacts,
  site: Site,
  targets: ReadonlyMap<string, Ids>,
): string | null {
  if (address === "") return "is an empty address.";
  if (address.startsWith("#")) {
    const exists = from.ids.has(idIn(address));
    return exists ? null : "is an anchor that this page does not have.";
  }
  const here = site.origin + site.base.slice(0, -1) + from.page.path;
  if (!URL.canParse(address, here)) return UNREADABLE;
  const url = new URL(address, here);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== site.origin) return null;
  const path = withoutBase(site.base, url.pathname);
  if (path === null) return `leaves the site's base path ${site.base}.`;
  const target = targets.get(path);
  if (target !== undefined) {
    const id = idIn(url.hash);
    return id === "" || target.has(id) ? null : `is an anchor that ${path} does not have.`;
  }
  if (targets.has(barePath(path)))
    return `is not the page's own address, which is ${barePath(path)}.`;
  const isPublished = !path.endsWith(".html") && isFile(join(site.dist, path));
  return isPublished ? null : "leads to no page and no file.";
}

/** The id that a fragment means; one that cannot be decoded is taken as it is, and found on no page. */
function idIn(fragment: string): string {
  const id = fragment.slice(1);
  return decoded(id) ?? id;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
