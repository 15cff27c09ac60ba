import { describe, expect, it } from "vitest";
import { createRouteLookup, ROUTE_CACHE_LIMIT } from "./routeLookup.ts";

const paths = ["/", "/docs", "/docs/overview"];

describe("createRouteLookup", () => {
  it("finds pages under every spelling of their address", () => {
    const lookup = createRouteLookup(paths, "/");
    expect(lookup("/docs/overview")).toBe("/docs/overview");
    expect(lookup("/docs/overview.html")).toBe("/docs/overview");
    expect(lookup("/docs/overview/")).toBe("/docs/overview");
    expect(lookup("/index.html")).toBe("/");
  });

  it("answers null for what is no page, and keeps that answer too", () => {
    const lookup = createRouteLookup(paths, "/");
    expect(lookup("/docs/Overview")).toBeNull();
    expect(lookup("/docs/Overview")).toBeNull();
    expect(lookup.size()).toBe(1);
  });

  it("knows only paths below its base", () => {
    const lookup = createRouteLookup(paths, "/postcodes/");
    expect(lookup("/postcodes/docs")).toBe("/docs");
    expect(lookup("/postcodes/")).toBe("/");
    expect(lookup("/docs")).toBeNull();
  });

  it("keeps at most 10,000 answers and forgets the oldest", () => {
    expect(ROUTE_CACHE_LIMIT).toBe(10_000);
    const lookup = createRouteLookup(paths, "/");
    for (let index = 0; index < ROUTE_CACHE_LIMIT + 50; index++) lookup(`/nowhere/${index}`);
    expect(lookup.size()).toBe(ROUTE_CACHE_LIMIT);
    expect(lookup("/docs")).toBe("/docs");
    expect(lookup.size()).toBe(ROUTE_CACHE_LIMIT);
  });
});
