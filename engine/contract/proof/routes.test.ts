import { describe, expect, it } from "vitest";
import type { Method } from "../../../src/reference/model/types.ts";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import { matchRoute } from "./routes.ts";

const routes: [string, Method, string][] = [
  ["look", "get", "/postcodes/{postcode}"],
  ["query", "get", "/postcodes"],
  ["bulk", "post", "/postcodes"],
  ["nearest", "get", "/postcodes/{postcode}/nearest"],
  ["lonlat", "get", "/postcodes/lon/{longitude}/lat/{latitude}"],
];
const operations = routes.map(([id, method, path]) => ({ ...testOperation(), id, method, path }));
const match = (method: string, path: string) => {
  const found = matchRoute(operations, method, path);
  return found === null ? null : [found.operation.id, found.pathValues];
};

describe("a request finds its operation as the server does it", () => {
  it.each([
    ["GET", "/postcodes", ["query", {}]],
    ["POST", "/postcodes", ["bulk", {}]],
    ["GET", "/postcodes/", ["query", {}]],
    ["GET", "/POSTcodes/SW1A%201AA", ["look", { postcode: "SW1A 1AA" }]],
    ["GET", "/postcodes/SW1A1AA/Nearest/", ["nearest", { postcode: "SW1A1AA" }]],
    ["GET", "/postcodes/%", ["look", { postcode: "%" }]],
    ["GET", "/postcodes/a%2Fb", ["look", { postcode: "a/b" }]],
    ["GET", "/postcodes/lon/-3/lat/51", ["lonlat", { longitude: "-3", latitude: "51" }]],
    ["DELETE", "/postcodes", null],
    ["GET", "//postcodes/SW1A1AA", null],
    ["GET", "/postcodes//nearest", null],
    ["GET", "/postcodes/lon/-3", null],
    ["GET", "/%70ostcodes", null],
    ["GET", "/", null],
  ])("%s %s", (method, path, expected) => {
    expect(match(method, path)).toEqual(expected);
  });
});
