import { expect, it } from "vitest";
import { copyAddress } from "./copyAddress.ts";

it.each([
  ["/", "../index.html"],
  ["/docs", "../docs.html"],
  ["/docs/overview#errors", "../docs/overview.html#errors"],
  ["/docs/overview?a=/b#c", "../docs/overview.html?a=/b#c"],
  ["/openapi.json", "../openapi.json"],
  ["/samples/ping/up.txt", "../samples/ping/up.txt"],
  ["#errors", "#errors"],
  ["//example.org/docs", "//example.org/docs"],
  ["https://example.org/docs", "https://example.org/docs"],
])("%s is %s", (href, address) => {
  expect(copyAddress("../", href)).toBe(address);
});
