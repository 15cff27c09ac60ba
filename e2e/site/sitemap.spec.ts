import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sitemapPaths } from "../pages.ts";
import { expect, test } from "../test.ts";

/** The canonical addresses of all documents of the built site; the page that is not found has none. */
function canonicalPaths(): string[] {
  return readdirSync(resolve("dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => {
      const document = readFileSync(resolve("dist", file), "utf8");
      const [, url] = /<link rel="canonical" href="(.*?)"/.exec(document) ?? [];
      return url === undefined ? [] : [new URL(url).pathname];
    });
}

test("the sitemap holds every page once, by its canonical address", () => {
  const paths = sitemapPaths();
  expect(paths).toHaveLength(new Set(paths).size);
  expect([...paths].sort()).toEqual([...new Set(canonicalPaths())].sort());
});
