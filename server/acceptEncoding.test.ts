import { expect, test } from "vitest";
import { chooseCoding } from "./acceptEncoding.ts";

test.each([
  ["", null],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["x-br, brotli", null],
  // Refused.
  ["br;q=0", null],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip; q=0", null],
  // Weighed.
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["br ; Q=0.4 , gzip;q=0.2", "br"],
  // The wildcard speaks for what is not named.
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=0, *", "gzip"],
  ["gzip, *;q=0", "gzip"],
  // Identity, where the client prefers it.
  ["identity", null],
  ["identity, br;q=0.5", null],
  ["identity;q=0.5, br", "br"],
  ["identity;q=0.5, *;q=0.5", "br"],
  ["identity;q=0, gzip", "gzip"],
  // Malformed.
  [",, ;q=1, gzip", "gzip"],
  ["br;q=high, gzip", "gzip"],
  ["br;q=2, gzip", "gzip"],
  ["br;level=5", "br"],
])("Accept-Encoding: %s gets %s", (header, expected) => {
  expect(chooseCoding(header, ["br", "gzip"])).toBe(expected);
});
