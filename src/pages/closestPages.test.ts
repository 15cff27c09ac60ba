import { expect, it } from "vitest";
import { closestPages } from "./closestPages.ts";
import type { ClientPage } from "./page.ts";

const pages: ClientPage[] = [
  "/",
  "/endpoints",
  "/docs/overview",
  "/docs/licences",
  "/docs/self-host",
  "/docs/postcode/nearest",
  "/docs/outcode/nearest",
  "/docs/postcode/bulk",
].map((path) => ({ kind: "guide", path, title: path, label: path, sidebar: null, group: null }));

it.each([
  ["/docs/licenses", "/docs/licences"],
  ["/endpoint", "/endpoints"],
  ["/docs/postcode/neerest", "/docs/postcode/nearest"],
  ["/docs/Overview", "/docs/overview"],
  ["/bulk", "/docs/postcode/bulk"],
  ["/docs/selfhost", "/docs/self-host"],
])("%s finds %s", (mistyped, meant) => {
  expect(closestPages(pages, mistyped)[0]?.path).toBe(meant);
});

it("suggests nothing for an address like no other", () => {
  expect(closestPages(pages, "/xyzzy/qqqqqqqq")).toEqual([]);
});

it("never suggests an alias", () => {
  const alias = {
    ...pages[0],
    path: "/docs/licenses",
    canonicalPath: "/docs/licences",
  } as ClientPage;
  expect(closestPages([...pages, alias], "/docs/licenses")[0]?.path).toBe("/docs/licences");
});
