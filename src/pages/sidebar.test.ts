import { describe, expect, it } from "vitest";
import type { ClientPage } from "./page.ts";
import { breadcrumbs, currentPlace, neighbours, sidebarFor } from "./sidebar.ts";

function page(path: string, more: Partial<ClientPage> = {}): ClientPage {
  const kind = "guide";
  return {
    kind,
    path,
    title: `Title of ${path}`,
    label: path,
    sidebar: "docs",
    group: null,
    ...more,
  };
}

const pages: ClientPage[] = [
  page("/", { sidebar: null }),
  page("/docs", { label: "Documentation" }),
  page("/docs/overview", { label: "Overview" }),
  page("/docs/a/one", { group: "A" }),
  page("/docs/a/two", { group: "A" }),
  page("/docs/last"),
  page("/docs/api", { sidebar: "api", label: "API reference" }),
  page("/docs/api/introduction", {
    sidebar: "api",
    followedBy: [{ label: "Ping", href: "/docs/api/introduction#ping", method: "get" }],
  }),
  page("/docs/api/alias", { sidebar: "api", canonicalPath: "/docs/api/introduction" }),
  page("/docs/api/group", {
    sidebar: "api",
    group: "Group",
    label: "Group",
    followedBy: [{ label: "Validate", href: "/docs/api/group#validate", method: "get" }],
  }),
  page("/docs/api/operation", { sidebar: "api", group: "Group", method: "post" }),
];

describe("currentPlace", () => {
  const entries = sidebarFor(pages, "api");
  const at = (path: string) => pages.find((candidate) => candidate.path === path) ?? page(path);

  it.each([
    ["/docs/api/group", "validate", "/docs/api/group#validate"],
    ["/docs/api/group", "other", "/docs/api/group"],
    ["/docs/api/group", null, "/docs/api/group"],
    ["/docs/api/alias", "ping", "/docs/api/introduction#ping"],
    ["/docs/api/operation", "validate", "/docs/api/operation"],
  ])("%s at %s is %s", (path, section, place) => {
    expect(currentPlace(entries, at(path), section)).toBe(place);
  });
});

describe("sidebarFor", () => {
  it("gathers neighbouring pages of a group and leaves out landing pages and aliases", () => {
    expect(sidebarFor(pages, "docs")).toEqual([
      { label: "Overview", href: "/docs/overview" },
      {
        label: "A",
        items: [
          { label: "/docs/a/one", href: "/docs/a/one" },
          { label: "/docs/a/two", href: "/docs/a/two" },
        ],
      },
      { label: "/docs/last", href: "/docs/last" },
    ]);
  });

  it("puts operations without a page where they belong in their group, those of no group last", () => {
    expect(sidebarFor(pages, "api")).toEqual([
      { label: "/docs/api/introduction", href: "/docs/api/introduction" },
      {
        label: "Group",
        items: [
          { label: "All endpoints", href: "/docs/api/group" },
          { label: "Validate", href: "/docs/api/group#validate", method: "get" },
          { label: "/docs/api/operation", href: "/docs/api/operation", method: "post" },
        ],
      },
      { label: "Ping", href: "/docs/api/introduction#ping", method: "get" },
    ]);
  });
});

describe("neighbours", () => {
  const around = (path: string) => {
    const found = pages.find((candidate) => candidate.path === path);
    const { previous, next } = neighbours(pages, found ?? page(path));
    return [previous?.path ?? null, next?.path ?? null];
  };

  it("steps through one sidebar and stops at its ends", () => {
    expect(around("/docs")).toEqual([null, "/docs/overview"]);
    expect(around("/docs/a/two")).toEqual(["/docs/a/one", "/docs/last"]);
    expect(around("/docs/last")).toEqual(["/docs/a/two", null]);
  });

  it("treats an alias as the page it leads to", () => {
    expect(around("/docs/api/alias")).toEqual(["/docs/api", "/docs/api/group"]);
  });

  it("knows none for pages without a sidebar", () => {
    expect(around("/")).toEqual([null, null]);
  });
});

describe("breadcrumbs", () => {
  const trail = (path: string) => {
    const found = pages.find((candidate) => candidate.path === path);
    return breadcrumbs(pages, found ?? page(path)).map(({ label, href }) => [label, href]);
  };

  it("leads from the home page through landing page and group", () => {
    expect(trail("/docs/a/one")).toEqual([
      ["Home", "/"],
      ["Documentation", "/docs"],
      ["A", null],
      ["/docs/a/one", null],
    ]);
    expect(trail("/docs/api/operation")[2]).toEqual(["Group", "/docs/api/group"]);
  });

  it("names a landing page and a group's page once", () => {
    expect(trail("/docs")).toEqual([
      ["Home", "/"],
      ["Documentation", null],
    ]);
    expect(trail("/docs/api/group").map(([label]) => label)).toEqual([
      "Home",
      "API reference",
      "Group",
    ]);
  });
});
