import { byKey, findNamed } from "../lib/findNamed.ts";
import type { Operation } from "../reference/model/types.ts";
import type { Page, Site } from "./page.ts";
import { relatedGuides } from "./relatedGuides.ts";

/** The guides that say more about an operation, the closest first. */
export function guidesAbout({ pages }: Site, { id }: Operation): Page[] {
  const guides = pages.filter(({ kind }) => kind === "guide");
  return (relatedGuides[id] ?? []).map((path) =>
    findNamed("guide (see src/pages/relatedGuides.ts)", path, byKey("path", guides)),
  );
}
