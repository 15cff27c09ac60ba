import { nationTrees } from "./geographies.ts";

const lookup = (name: string, postcode: string, status: number, error?: string) => ({
  name,
  request: { pathValues: { postcode } },
  response: { status, example: { value: error === undefined ? { status } : { status, error } } },
});

/** As much of a reference as the pictures read. Every field is "some" everywhere, which allows any tree. */
export const testReference = {
  version: "1.2.3",
  limits: {
    "nearest.radius": { default: 100, max: 2000 },
    "nearest.limit": { default: 10, max: 100 },
    "bulkLookup.postcodes": { default: null, max: 100 },
  },
  operations: [
    {
      id: "lookupPostcode",
      path: "/postcodes/{postcode}",
      scenarios: [
        lookup("found", "SE1P 5ZZ", 200),
        lookup("terminated", "AB1 0AA", 404, "Postcode not found"),
        lookup("not-found", "ID1 1QE", 404, "Postcode not found"),
        lookup("malformed", "FOO", 404, "Invalid postcode"),
      ],
    },
    ...[
      "/terminated_postcodes/{postcode}",
      "/outcodes",
      "/random/postcodes",
      "/places",
      "/random/places",
      "/scotland/postcodes/{postcode}",
    ].map((path) => ({ id: path, path, scenarios: [] })),
  ],
  schemas: {
    Postcode: {
      children: [
        "region",
        "admin_county",
        "ced",
        "admin_district",
        "admin_ward",
        "parish",
        "msoa",
        "lsoa",
        "oa21",
        "parliamentary_constituency",
        "nhs_region",
        "icb",
        "ccg",
        "pfa",
      ].map((name) => ({
        name,
        coverage: Object.fromEntries(nationTrees.map(({ nation }) => [nation, "some"])),
      })),
    },
  },
};
