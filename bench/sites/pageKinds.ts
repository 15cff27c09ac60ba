/** Pages that ours and peers have in common. */
export const PAGE_KINDS = ["schema", "operation", "home", "selfHost", "overview"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const PAGE_LABELS: Readonly<Record<PageKind, string>> = {
  schema: "Schema",
  operation: "Heaviest operation",
  home: "Home",
  selfHost: "Self-hosting",
  overview: "Overview",
};

/** The operation whose page is the largest: it takes and returns most. */
export const HEAVIEST_OPERATION = {
  id: "bulkLookupPostcodes",
  method: "post",
  path: "/postcodes",
  page: "/docs/api/bulk-postcode-lookup",
} as const;
