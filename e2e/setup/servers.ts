import { resolve } from "node:path";

/** The built sites that tests open, each on a port of its own: the real one, */
export const SITE = { port: 4173, origin: "http://localhost:4173" };

/** the test site (testing/site), */
export const TEST_SITE = {
  folder: resolve(".cache/test-site"),
  /** Long ago, so that its pages never say today. */
  committedAt: "2025-03-09T12:00:00Z",
  port: 4175,
  origin: "http://localhost:4175",
};

/** and the test site with other settings. */
export const VARIANT = {
  folder: resolve(".cache/variant"),
  port: 4174,
  base: "/postcodes/",
  origin: "http://localhost:4174",
  apiBaseUrl: "https://api.example.org/v1",
};
