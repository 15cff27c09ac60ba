import { resolve } from "node:path";

/** The built site and the built variant, each on a port of its own. */
export const SITE = { port: 4173, origin: "http://localhost:4173" };

export const VARIANT = {
  folder: resolve(".cache/variant"),
  port: 4174,
  base: "/postcodes/",
  origin: "http://localhost:4174",
  apiBaseUrl: "https://api.example.org/v1",
};
