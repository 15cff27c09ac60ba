import { describe, expect, test } from "vitest";
import { realSite } from "../../testing/realSite.ts";
import { parseReleases } from "../releases/readReleases.ts";
import { changelogFiles } from "./changelogFiles.ts";

const site = await realSite("/sub/");
const releases = parseReleases(
  [
    "- { version: 15.0.0, date: 2026-02-03, kind: changed, breaking: true, text: '`a` < [b & c](/docs/b#c)' }",
    "- { version: 1.0.0, date: 2025-12-31, kind: fixed, audience: self-hosters, text: '**d** [e](https://e.example/?f&g)' }",
  ].join("\n"),
);
const [feed, json] = changelogFiles({ ...site, releases }).map(({ content }) => String(content));

describe("changelog.json", () => {
  test("has every release with absolute addresses, and the fields that came with it", () => {
    expect(JSON.parse(json ?? "")).toEqual({
      api: "Postcodes.io",
      documented: site.reference.version,
      feed: "https://postcodes.io/sub/changelog.xml",
      releases: [
        {
          version: "15.0.0",
          date: "2026-02-03",
          kind: "changed",
          breaking: true,
          audience: "everyone",
          text: "a < b & c",
          address: "https://postcodes.io/sub/docs/overview#release-15-0-0",
          links: ["https://postcodes.io/sub/docs/b#c"],
          fields: [
            {
              path: "date_of_introduction",
              address: "https://postcodes.io/sub/docs/postcode/schema#date-of-introduction",
            },
            { path: "pfa", address: "https://postcodes.io/sub/docs/postcode/schema#pfa" },
          ],
        },
        {
          version: "1.0.0",
          date: "2025-12-31",
          kind: "fixed",
          breaking: false,
          audience: "self-hosters",
          text: "d e",
          address: "https://postcodes.io/sub/docs/overview#release-1-0-0",
          links: ["https://e.example/?f&g"],
          fields: [],
        },
      ],
    });
  });

  test("has for each real release the fields that the overview documents, and no others", () => {
    const [, { content }] = changelogFiles(site) as [unknown, { content: string }];
    const overview = site.pages.find(({ path }) => path === "/docs/overview");
    const table = /contains">([\s\S]*?)<\/Fold>/.exec(
      overview?.kind === "guide" ? overview.source : "",
    )?.[1];
    const documented = (table?.match(/^\| `.*?\|/gm) ?? []).flatMap((cell) =>
      Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name ?? ""),
    );
    expect(documented).toHaveLength(9);
    for (const release of JSON.parse(content).releases) {
      expect(Object.keys(release)).toEqual(documented);
    }
  });
});

describe("changelog.xml", () => {
  test("has stable ids, which neither the text nor the folder of the site changes", () => {
    expect(feed?.match(/<id>.*?<\/id>/g)).toEqual([
      "<id>tag:postcodes.io,2026:releases</id>",
      "<id>tag:postcodes.io,2026:releases/15.0.0</id>",
      "<id>tag:postcodes.io,2026:releases/1.0.0</id>",
    ]);
  });

  test("is as old as its newest release", () => {
    expect(feed?.match(/<updated>.*?<\/updated>/g)).toEqual([
      "<updated>2026-02-03T00:00:00Z</updated>",
      "<updated>2026-02-03T00:00:00Z</updated>",
      "<updated>2025-12-31T00:00:00Z</updated>",
    ]);
  });

  test("marks breaking releases, and holds the sentence as escaped HTML", () => {
    expect(feed).toContain("<title>Release 15.0.0 (breaking)</title>");
    expect(feed).toContain("<title>Release 1.0.0</title>");
    expect(feed).toContain(
      "&lt;p&gt;&lt;code&gt;a&lt;/code&gt; &amp;lt; &lt;a href=&quot;https://postcodes.io/sub/docs/b#c&quot;&gt;b &amp;amp; c&lt;/a&gt;&lt;/p&gt;",
    );
    expect(feed).toContain(
      "&lt;strong&gt;d&lt;/strong&gt; &lt;a href=&quot;https://e.example/?f&amp;amp;g&quot;&gt;e&lt;/a&gt;",
    );
  });
});
