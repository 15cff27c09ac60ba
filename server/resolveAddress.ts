import { type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "../src/lib/barePath.ts";
import { withoutBase } from "../src/lib/basePath.ts";
import { decoded } from "../src/lib/decoded.ts";
import { notFoundPage } from "../src/pages/fixedPages.ts";
import { ADDRESSES, HIDDEN_FILES, matchesGlob } from "./rules.ts";

/** What an address leads to; `path` is that of a file below dist, with a slash in front. */
type Resolved = FoundFile | { kind: "redirect"; location: string };
export type FoundFile = { kind: "file"; status: 200 | 404; path: string };

const NOT_FOUND: Resolved = { kind: "file", status: 404, path: filePath(notFoundPage.path) };
const odd = new RegExp(ADDRESSES.odd, "i");
const home = new RegExp(ADDRESSES.home);
const unnamed = new RegExp(ADDRESSES.unnamed);
const otherSpelling = new RegExp(ADDRESSES.otherSpelling);

/** Decides by the rules, for a site below a base path. */
export function resolveAddress(dist: string, base: string, requestUrl: string): Resolved {
  // Through a proxy an address may come whole; the host makes no difference here.
  const [named, ...rest] = requestUrl.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  const target = named || "/";
  const path = odd.test(target) ? null : decoded(target);
  const inside = path === null ? null : withoutBase(base, path);
  if (path === null || inside === null) return NOT_FOUND;
  const search = rest.length > 0 ? `?${rest.join("?")}` : "";
  const redirect = (to: string): Resolved => ({
    kind: "redirect",
    location: encodeURI(base + to.slice(1)) + search,
  });
  if (home.test(inside) || (inside === "/" && path !== base)) return redirect("/");
  if (unnamed.test(inside) || matchesGlob(HIDDEN_FILES, inside)) return NOT_FOUND;
  const isFile = (file: string) => fileStats(join(dist, file))?.isFile() === true;
  const page = otherSpelling.exec(inside)?.[1];
  if (page !== undefined) return isFile(filePath(page)) ? redirect(page) : NOT_FOUND;
  const found = [filePath(inside), inside].find(isFile);
  return found === undefined ? NOT_FOUND : { kind: "file", status: 200, path: found };
}

/** The document of a page. */
function filePath(page: string): string {
  return `/${pageFile(page, ".html")}`;
}

/** Undefined for anything that cannot be looked at: a name too long is no more a file than a missing one. */
export function fileStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
