import { describe, expect, it } from "vitest";
import { matchRoute, toRoutes } from "./routes.ts";

const routes = toRoutes({
  paths: {
    "/postcodes/{postcode}": { get: { operationId: "look" } },
    "/postcodes": { get: { operationId: "query" }, post: { operationId: "bulk" } },
    "/postcodes/{postcode}/nearest": { get: { operationId: "nearest" } },
    "/postcodes/lon/{longitude}/lat/{latitude}": { get: { operationId: "lonlat" } },
  },
});
const match = (method: string, path: string) => {
  const found = matchRoute(routes, method, path);
  return found === null ? null : [found.route.id, found.pathValues];
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
