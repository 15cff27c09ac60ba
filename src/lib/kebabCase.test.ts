import { expect, test } from "vitest";
import { kebabCase } from "./slug.ts";

test.each([
  ["lookupPostcode", "lookup-postcode"],
  ["reverseGeocodeLonLat", "reverse-geocode-lon-lat"],
  ["Terminated postcodes", "terminated-postcodes"],
  ["name_1", "name-1"],
  ["lsoa21", "lsoa21"],
  ["If-None-Match", "if-none-match"],
  ["ETag", "etag"],
])("%s gives %s", (name, kebab) => {
  expect(kebabCase(name)).toBe(kebab);
});
