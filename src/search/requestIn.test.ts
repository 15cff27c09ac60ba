import { describe, expect, it, test } from "vitest";
import { fitOf, requestIn } from "./requestIn.ts";

describe("requestIn", () => {
  test.each([
    ["/postcodes", null, "/postcodes", []],
    ["GET /postcodes/SW1A 1AA", "GET", "/postcodes/sw1a1aa", []],
    ["https://api.postcodes.io/postcodes?lon=-0.1&lat=51", null, "/postcodes", ["lon", "lat"]],
    ["api.postcodes.io/outcodes/SW1A/", null, "/outcodes/sw1a", []],
    ["http://localhost:8000/ping", null, "/ping", []],
    [`curl -X POST "https://api.postcodes.io/postcodes"`, "POST", "/postcodes", []],
    [`curl 'https://api.postcodes.io/postcodes' -d '{}'`, "POST", "/postcodes", []],
    ["fetch(base + '/random/places')", null, "/random/places", []],
  ])("reads %s", (query, method, path, parameters) => {
    expect(requestIn(query)).toEqual({ method, path, parameters, place: path });
  });

  it("reads the address of a place of this site, as it may be pasted", () => {
    const place = "/docs/overview#limits";
    for (const query of [`https://postcodes.io${place}`, `postcodes.io${place}`, place]) {
      expect(requestIn(query)?.place).toBe(place);
    }
  });

  it("finds none in plain words", () => {
    for (const words of ["nearest postcodes", "200", "5/6", ""]) {
      expect(requestIn(words)).toBeNull();
    }
  });
});

describe("fitOf", () => {
  const operations = [
    "GET /postcodes",
    "POST /postcodes",
    "GET /postcodes/{postcode}",
    "GET /postcodes/{postcode}/nearest",
    "GET /postcodes/lon/{longitude}/lat/{latitude}",
  ];
  const best = (query: string) => {
    const request = requestIn(query);
    if (request === null) return undefined;
    const fits = operations.map((operation) => ({ operation, fit: fitOf(request, operation) }));
    return fits.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)[0]?.operation;
  };

  test.each([
    ["/postcodes", "GET /postcodes"],
    ["POST /postcodes", "POST /postcodes"],
    ["/postcodes/SE1P5ZZ", "GET /postcodes/{postcode}"],
    ["/postcodes/{postcode}", "GET /postcodes/{postcode}"],
    ["/postcodes/SE1P5ZZ/near", "GET /postcodes/{postcode}/nearest"],
    ["/postcodes/lon/-0.1/lat/51", "GET /postcodes/lon/{longitude}/lat/{latitude}"],
    ["/docs/postcode/bulk", undefined],
    ["/postcodes/a/b/c/d/e/f", undefined],
  ])("%s calls %s", (query, operation) => {
    expect(best(query)).toBe(operation);
  });
});
