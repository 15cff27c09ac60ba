import { pages } from "virtual:pages";

export type GuideLink = { title: string; path: string };

/** The guides that explain an operation, the nearest one first. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  lookupPostcode: ["postcode/lookup", "postcode/schema"],
  queryPostcodes: ["postcode/query", "postcode/reverse-geocode"],
  bulkLookupPostcodes: ["postcode/bulk", "postcode/bulk-reverse-geocode"],
  nearestPostcodes: ["postcode/nearest"],
  validatePostcode: ["postcode/lookup"],
  autocompletePostcode: ["postcode/autocomplete"],
  reverseGeocodeLonLat: ["postcode/reverse-geocode"],
  reverseGeocodeLatLon: ["postcode/reverse-geocode"],
  randomPostcode: ["postcode/random"],
  lookupTerminatedPostcode: ["terminated-postcode/lookup", "terminated-postcode/schema"],
  lookupScottishPostcode: ["scottish-postcode/lookup", "scottish-postcode/schema"],
  lookupOutcode: ["outcode/lookup", "outcode/schema"],
  reverseGeocodeOutcodes: ["outcode/reverse-geocode"],
  nearestOutcodes: ["outcode/nearest"],
  queryPlaces: ["place/query"],
  lookupPlace: ["place/lookup", "place/schema"],
  randomPlace: ["place/random"],
  ping: ["self-host"],
  ready: ["self-host"],
};

export function guidesOf(operationId: string): GuideLink[] {
  const names = GUIDES[operationId];
  if (names === undefined) {
    throw new Error(
      `No guide explains the operation "${operationId}". Add it to src/home/guidesOf.ts.`,
    );
  }
  return names.map((name) => guideAt(`/docs/${name}`));
}

function guideAt(path: string): GuideLink {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined)
    throw new Error(`src/home links to the guide ${path}, which does not exist.`);
  return { title: page.title, path };
}
