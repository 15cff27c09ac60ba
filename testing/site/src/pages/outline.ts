/** The pages of the test site: a page of every kind, groups, and guides outside of groups. */
export const docsOutline: readonly (string | { label: string; guides: readonly string[] })[] = [
  "overview",
  {
    label: "Postcodes",
    guides: [
      "postcode/schema",
      "postcode/lookup",
      "postcode/query",
      "postcode/bulk",
      "postcode/nearest",
    ],
  },
  { label: "Outward codes", guides: ["outcode/lookup"] },
  { label: "Places", guides: ["place/query", "place/random"] },
  "libraries",
  "self-host",
  "licences",
];

export const apiGroups: readonly { group: string; slug: string }[] = [
  { group: "postcodes", slug: "postcodes" },
  { group: "outward-codes", slug: "outward-codes" },
  { group: "places", slug: "places" },
];

export const introductionGroup = "service-health";
export const introductionTitle = "Introduction to the API";
export const introductionSlug = "api-reference-postcodes-io";
export const introductionAliases: readonly string[] = ["api-reference"];

export const operationSlugs: Readonly<Record<string, string | null>> = {
  ping: null,
  ready: null,
  lookupPostcode: "lookup-postcode",
  bulkLookupPostcodes: "bulk-postcode-lookup",
  validatePostcode: null,
  nearestOutcodes: null,
  queryPlaces: "place-query",
};
