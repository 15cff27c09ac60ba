/** The guides that say more about an operation, the closest first. A build without one of them fails. */
export const relatedGuides: Readonly<Record<string, readonly string[]>> = {
  lookupPostcode: ["/docs/postcode/lookup", "/docs/postcode/schema"],
  queryPostcodes: ["/docs/postcode/query", "/docs/postcode/reverse-geocode"],
  bulkLookupPostcodes: ["/docs/postcode/bulk", "/docs/postcode/bulk-reverse-geocode"],
  nearestPostcodes: ["/docs/postcode/nearest"],
  validatePostcode: ["/docs/postcode/lookup"],
  autocompletePostcode: ["/docs/postcode/autocomplete"],
  reverseGeocodeLonLat: ["/docs/postcode/reverse-geocode"],
  reverseGeocodeLatLon: ["/docs/postcode/reverse-geocode"],
  randomPostcode: ["/docs/postcode/random"],
  lookupTerminatedPostcode: [
    "/docs/terminated-postcode/lookup",
    "/docs/terminated-postcode/schema",
  ],
  lookupScottishPostcode: ["/docs/scottish-postcode/lookup", "/docs/scottish-postcode/schema"],
  lookupOutcode: ["/docs/outcode/lookup", "/docs/outcode/schema"],
  reverseGeocodeOutcodes: ["/docs/outcode/reverse-geocode"],
  nearestOutcodes: ["/docs/outcode/nearest"],
  queryPlaces: ["/docs/place/query"],
  lookupPlace: ["/docs/place/lookup", "/docs/place/schema"],
  randomPlace: ["/docs/place/random"],
  ping: ["/docs/self-host"],
  ready: ["/docs/self-host"],
};

/** Operations that a reader of another one may be looking for. */
export const relatedOperations: Readonly<Record<string, readonly string[]>> = {
  lookupPostcode: ["validatePostcode", "bulkLookupPostcodes", "lookupTerminatedPostcode"],
  queryPostcodes: ["autocompletePostcode", "reverseGeocodeLonLat", "reverseGeocodeLatLon"],
  bulkLookupPostcodes: ["lookupPostcode", "queryPostcodes"],
  nearestPostcodes: ["queryPostcodes", "nearestOutcodes"],
  lookupTerminatedPostcode: ["lookupPostcode"],
  lookupScottishPostcode: ["lookupPostcode"],
  lookupOutcode: ["nearestOutcodes", "reverseGeocodeOutcodes"],
  lookupPlace: ["queryPlaces"],
  queryPlaces: ["lookupPlace"],
};

/** The guide that explains every field of a schema. */
export const schemaGuides: Readonly<Record<string, string>> = {
  Postcode: "/docs/postcode/schema",
  PostcodeCodes: "/docs/postcode/schema",
  NearbyPostcode: "/docs/postcode/schema",
  FilteredPostcode: "/docs/postcode/schema",
  Outcode: "/docs/outcode/schema",
  Place: "/docs/place/schema",
  TerminatedPostcode: "/docs/terminated-postcode/schema",
  ScottishPostcode: "/docs/scottish-postcode/schema",
};
