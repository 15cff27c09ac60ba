import { expect, test } from "vitest";
import { chooseCoding, prefersMarkdown } from "./accept.ts";

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

test.each([
  ["text/markdown", true],
  ["Text/Markdown; charset=utf-8", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.8", true],
  ["text/html;q=0.5, text/markdown;q=0.5", true],
  ["text/markdown, */*", true],
  // HTML is wanted more.
  ["text/markdown;q=0.8, text/html", false],
  ["text/markdown;q=0.8, text/*", false],
  ["text/markdown;q=0.8, */*", false],
  // Of the ranges that cover HTML, the closest counts.
  ["text/markdown;q=0.8, text/html;q=0.5, */*", true],
  // Refused, or not named.
  ["text/markdown;q=0", false],
  ["text/markdown;q=0, */*;q=0", false],
  ["text/*", false],
  ["*/*", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["text/x-markdown", false],
  ["", false],
  // Malformed.
  ["text/markdown;q=high", false],
  [";,text/markdown", true],
])("Accept: %s gets Markdown: %s", (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected);
});
