export const relatedGuides: Readonly<Record<string, readonly string[]>> = {
  lookupPostcode: ["/docs/postcode/lookup", "/docs/postcode/schema"],
  bulkLookupPostcodes: ["/docs/postcode/bulk"],
  validatePostcode: ["/docs/postcode/lookup"],
  nearestOutcodes: ["/docs/outcode/lookup"],
  queryPlaces: ["/docs/place/query"],
  ping: ["/docs/self-host"],
  ready: ["/docs/self-host"],
};

export const relatedOperations: Readonly<Record<string, readonly string[]>> = {
  lookupPostcode: ["validatePostcode", "bulkLookupPostcodes"],
  bulkLookupPostcodes: ["lookupPostcode"],
};

export const schemaGuides: Readonly<Record<string, string>> = {
  Postcode: "/docs/postcode/schema",
  PostcodeCodes: "/docs/postcode/schema",
};
