import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { expect, test } from "../test.ts";

const FOLDER = resolve("e2e/validator");
const PARSER = resolve(FOLDER, "node_modules/libxml2-wasm/lib/index.mjs");
const ATOM = { atom: "http://www.w3.org/2005/Atom" };

const read = (file: string) => readFileSync(resolve("dist", file), "utf8");

/** The XML parser, which has a package of its own. */
async function loadParser() {
  if (!existsSync(PARSER)) {
    const wayOut = "npm ci --ignore-scripts --prefix e2e/validator";
    skipTestWithout(`Not run: the XML validator has a package of its own (${wayOut}).`);
  }
  const { XmlDocument, RelaxNGValidator } = await import(pathToFileURL(PARSER).href);
  return {
    parse: (xml: string) => XmlDocument.fromString(xml),
    /** What is wrong with a document, by a RELAX NG schema; null if it is valid. */
    complaint: (schema: string, xml: string): string | null => {
      const source = readFileSync(resolve(FOLDER, schema), "utf8");
      try {
        RelaxNGValidator.fromDoc(XmlDocument.fromString(source)).validate(
          XmlDocument.fromString(xml),
        );
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

test("the feed is valid Atom, and the validator would tell", async () => {
  const { complaint } = await loadParser();
  const feed = read("changelog.xml");
  expect(complaint("atom.rng", feed)).toBeNull();
  for (const [from, to] of [
    [/<updated>.*?<\/updated>/, ""],
    [/<id>.*?<\/id>/, "<id>releases</id>"],
    ["T00:00:00Z", ""],
    ["<entry>", "<entry><title>Another</title>"],
    ['rel="self"', 'rel="me"'],
    [/<author>.*?<\/author>/, ""],
    ['term="breaking"', ""],
  ] as const) {
    expect(complaint("atom.rng", feed.replace(from, to)), String(from)).not.toBeNull();
  }
});

test("the feed has every release once, the newest first, each with a place on the overview", async () => {
  const { parse } = await loadParser();
  const document = parse(read("changelog.xml"));
  const texts = (path: string): string[] =>
    document.find(path, ATOM).map((node: { content: string }) => node.content);
  const { releases } = JSON.parse(read("changelog.json"));
  const versions: string[] = releases.map(({ version }: { version: string }) => version);
  const ids = texts("//atom:entry/atom:id");
  expect(ids.map((id) => id.split("/").at(-1))).toEqual(versions);
  expect(new Set(ids).size).toBe(ids.length);
  const times = texts("//atom:entry/atom:updated");
  expect(times).toEqual(times.toSorted().toReversed());
  const overview = read("docs/overview.html");
  const rows = Array.from(overview.matchAll(/<tr id="([\w-]+)"><th scope="row">([\d.]+)</g));
  expect(rows.map(([, , version]) => version)).toEqual(versions);
  const places = texts("//atom:entry/atom:link/@href").map((href) => href.split("#")[1]);
  expect(places).toEqual(rows.map(([, id]) => id));
});

test("the sitemap is valid, and all pages have a day, or none where git knows no history", async () => {
  const { complaint, parse } = await loadParser();
  const sitemap = read("sitemap.xml");
  expect(complaint("sitemap.rng", sitemap)).toBeNull();
  expect(complaint("sitemap.rng", sitemap.replace("</loc>", " </loc><x/>"))).not.toBeNull();
  const names = { s: "http://www.sitemaps.org/schemas/sitemap/0.9" };
  const count = (path: string) => parse(sitemap).find(path, names).length;
  expect([0, count("//s:url")]).toContain(count("//s:lastmod"));
});

test("feed readers find the feed from the home page and the overview, and pages elsewhere may read both files", async ({
  page,
  request,
}) => {
  for (const path of ["/", "/docs/overview"]) {
    await page.goto(path);
    const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    const response = await request.get((await link.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
  }
  const json = await request.get("/changelog.json");
  expect(json.headers()["access-control-allow-origin"]).toBe("*");
});
