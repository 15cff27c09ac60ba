import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { barePath } from "../../src/lib/barePath.ts";
import { withoutBase } from "../../src/lib/basePath.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { closestPages } from "../../src/pages/closestPages.ts";
import { attribute, elementsOf, type HtmlElement } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";
import type { Locate } from "../sourceSearch.ts";

type Site = { base: string; origin: string; dist: string; locate: Locate };
type Target = { path: string; ids: ReadonlySet<string> };

const ADDRESSES = ["href", "src", "poster", "srcset"] as const;
const UNREADABLE = "is an address that no browser can read.";

/** Every address in every document that points into this site leads to a page, an anchor or a file. */
export function checkLinks(rendered: readonly RenderedPage[], site: Site): Problem[] {
  const targets = new Map<string, Target>();
  const elements = new Map(rendered.map((entry) => [entry, elementsOf(entry.document)]));
  for (const [{ page }, found] of elements) {
    if (page.kind === "not-found") continue;
    const ids = new Set(found.flatMap((element) => attribute(element, "id") ?? []));
    targets.set(page.path, { path: page.path, ids });
  }
  const pages = rendered.map(({ page }) => page);
  return [...elements].flatMap(([{ page }, found]) =>
    addressesOf(found).flatMap((address): Problem[] => {
      const complaint = complaintAbout(address, page.path, site, targets, found);
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
    }),
  );
}

function fixOf(complaint: string, closest: string | undefined): string {
  if (complaint === UNREADABLE)
    return "Write it whole, such as https://example.org/page or /docs/overview.";
  if (complaint.includes("anchor")) return "Correct the anchor, or give the heading that id.";
  return `Correct it${closest ? ` (closest page: ${closest})` : ""}, or add what is missing.`;
}

function addressesOf(elements: readonly HtmlElement[]): string[] {
  const all = elements.flatMap((element) =>
    ADDRESSES.flatMap((name) => {
      const value = attribute(element, name);
      if (value === undefined) return [];
      return name === "srcset"
        ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "")
        : [value];
    }),
  );
  return [...new Set(all)];
}

/** What is wrong with an address, or null. */
function complaintAbout(
  address: string,
  from: string,
  site: Site,
  targets: ReadonlyMap<string, Target>,
  ownElements: readonly HtmlElement[],
): string | null {
  if (address === "") return "is an empty address.";
  if (address.startsWith("#")) {
    const id = decodedId(address);
    const exists = ownElements.some((element) => attribute(element, "id") === id);
    return exists ? null : "is an anchor that this page does not have.";
  }
  const here = site.origin + site.base.slice(0, -1) + from;
  if (!URL.canParse(address, here)) return UNREADABLE;
  const url = new URL(address, here);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== site.origin) return null;
  const path = withoutBase(site.base, url.pathname);
  if (path === null) return `leaves the site's base path ${site.base}.`;
  const target = targets.get(path);
  if (target !== undefined) {
    const id = decodedId(url.hash);
    return id === "" || target.ids.has(id) ? null : `is an anchor that ${path} does not have.`;
  }
  if (targets.has(barePath(path)))
    return `is not the page's own address, which is ${barePath(path)}.`;
  const isPublished = !path.endsWith(".html") && isFile(join(site.dist, path));
  return isPublished ? null : "leads to no page and no file.";
}

/** The id that a fragment means; one that cannot be decoded is taken as it is, and found on no page. */
function decodedId(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return fragment.slice(1);
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
