import { site } from "../site.ts";
import type { Page } from "./page.ts";

const fixed = {
  sidebar: null,
  group: null,
  followedBy: [],
  sourceFile: "src/pages/fixedPages.ts",
} as const;

/** Pages that are neither a guide nor made from the contract. */
export const homePage: Page = {
  ...fixed,
  path: "/",
  kind: "home",
  title: site.tagline,
  label: "Home",
  description:
    "Look up, search, validate and geocode UK postcodes with a free, open-source HTTP API. No key, no account.",
};

export const endpointsPage: Page = {
  ...fixed,
  path: "/endpoints",
  kind: "endpoints",
  title: "All endpoints",
  label: "Endpoints",
  description:
    "Every endpoint of the Postcodes.io API on one page, each with its method, path, a request to copy and an example response.",
};

export const docsIndexPage: Page = {
  ...fixed,
  path: "/docs",
  kind: "docs-index",
  title: "Documentation",
  label: "Documentation",
  sidebar: "docs",
  description:
    "All Postcodes.io guides: postcodes, outward codes, places, terminated and Scottish postcodes, libraries and self-hosting.",
};

export const apiIndexPage: Page = {
  ...fixed,
  path: "/docs/api",
  kind: "api-index",
  title: "API reference",
  label: "API reference",
  sidebar: "api",
  description:
    "Reference for the Postcodes.io API: every endpoint with its method, path, parameters and responses.",
};

/** Served with status 404 for every path that is no page; not part of the list of pages. */
export const notFoundPage: Page = {
  ...fixed,
  path: "/404",
  kind: "not-found",
  title: "Page not found",
  label: "Page not found",
  description: "There is no page at this address. These pages have the most similar addresses.",
};
