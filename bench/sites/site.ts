import type { PageKind } from "./pageKinds.ts";

/** Where a site has each kind of page. */
export type SitePages = Partial<Readonly<Record<PageKind, string>>>;

/** A built site that is being served. */
export type ServedSite = { name: string; label: string; origin: string; pages: SitePages };
