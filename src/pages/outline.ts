/**
 * The order of the site. Titles and descriptions of guides are in their own files (content/docs),
 * those of the reference in the contract (openapi); this file only says what exists and where it belongs.
 */

type GuideGroup = { label: string; guides: readonly string[] };

/** Paths below /docs, each an MDX file of the same name below content/docs. */
export const docsOutline: readonly (string | GuideGroup)[] = [
  "overview",
  {
    label: "Postcodes",
    guides: [
      "postcode/schema",
      "postcode/lookup",
      "postcode/query",
      "postcode/bulk",
      "postcode/random",
      "postcode/autocomplete",
      "postcode/nearest",
      "postcode/reverse-geocode",
      "postcode/bulk-reverse-geocode",
    ],
  },
  {
    label: "Outward codes",
    guides: ["outcode/schema", "outcode/lookup", "outcode/reverse-geocode", "outcode/nearest"],
  },
  { label: "Places", guides: ["place/schema", "place/lookup", "place/query", "place/random"] },
  {
    label: "Terminated postcodes",
    guides: ["terminated-postcode/schema", "terminated-postcode/lookup"],
  },
  {
    label: "Scottish postcodes",
    guides: ["scottish-postcode/schema", "scottish-postcode/lookup"],
  },
  "libraries",
  "self-host",
  "licences",
];

/** Where each group of the contract is, below /docs/api, in sidebar order. */
export const apiGroups: readonly { group: string; slug: string }[] = [
  { group: "postcodes", slug: "postcodes" },
  { group: "outward-codes", slug: "outward-codes" },
  { group: "places", slug: "places" },
  { group: "terminated-postcodes", slug: "terminated-postcodes" },
  { group: "scottish-postcodes", slug: "scottish-postcodes" },
];

/** The group whose operations are on the introduction page. */
export const introductionGroup = "service-health";
export const introductionTitle = "Introduction to the API";
export const introductionSlug = "api-reference-postcodes-io";
/** Other addresses of the introduction: the owner's route table gives both readings. */
export const introductionAliases: readonly string[] = ["api-reference"];

/**
 * Every operation of the contract, with the slug of its page below /docs/api,
 * or null when it is folded on its group's page. Order within a group is sidebar order.
 */
export const operationSlugs: Readonly<Record<string, string | null>> = {
  ping: null,
  ready: null,
  lookupPostcode: "lookup-postcode",
  queryPostcodes: "postcode-lookup",
  bulkLookupPostcodes: "bulk-postcode-lookup",
  nearestPostcodes: "nearest-postcode",
  validatePostcode: null,
  autocompletePostcode: null,
  reverseGeocodeLonLat: null,
  reverseGeocodeLatLon: null,
  randomPostcode: "random-postcode",
  lookupTerminatedPostcode: "lookup-terminated-postcode",
  lookupScottishPostcode: "get-scottish-postcode",
  lookupOutcode: "find-outcode",
  reverseGeocodeOutcodes: null,
  nearestOutcodes: null,
  queryPlaces: "place-query",
  lookupPlace: "find-place",
  randomPlace: "random-place",
};
