import { expect, test } from "vitest";
import { shortCurl } from "./shortCurl.ts";

test("a GET is the address alone", () => {
  const url = "https://api.example/postcodes?q=AB10%201A&limit=2";
  expect(shortCurl({ method: "get", url, headers: {}, body: null })).toBe(`curl '${url}'`);
});

test("a POST names its content type and carries its body", () => {
  const body = { contentType: "application/json", value: { postcodes: ["O'Brien"] } };
  expect(shortCurl({ method: "post", url: "https://api.example/p", headers: {}, body })).toBe(
    [
      "curl 'https://api.example/p' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"postcodes":["O'\\''Brien"]}'`,
    ].join("\n"),
  );
});

test("a method that curl would not choose by itself is said", () => {
  const request = { url: "https://api.example/p", headers: { Accept: "text/plain" }, body: null };
  expect(shortCurl({ method: "post", ...request })).toBe(
    "curl 'https://api.example/p' \\\n  -X POST \\\n  -H 'Accept: text/plain'",
  );
});

test("commas are as people type them", () => {
  const url = "https://api.example/postcodes?filter=postcode%2Clongitude";
  expect(shortCurl({ method: "get", url, headers: {}, body: null })).toBe(
    "curl 'https://api.example/postcodes?filter=postcode,longitude'",
  );
});
