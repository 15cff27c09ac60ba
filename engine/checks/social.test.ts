import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatProblem } from "../../src/lib/problem.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { palettePng } from "../cards/palettePng.ts";
import { checkSocial } from "./social.ts";

const temporaryFolder = temporaryFolders();
const dist = temporaryFolder("social");
mkdirSync(join(dist, "cards"));
const png = (width: number, height: number) =>
  palettePng({ width, height, rgba: new Uint8Array(width * height * 4) });
writeFileSync(join(dist, "cards/a.png"), png(1200, 630));
writeFileSync(join(dist, "cards/small.png"), png(600, 315));
writeFileSync(join(dist, "cards/low.png"), png(1200, 600));
writeFileSync(join(dist, "cards/cut.png"), png(1200, 630).subarray(0, -1));

const root = "https://site.example/base/";
const site = { base: "/base/", origin: "https://site.example", dist };
const canonical = `<link rel="canonical" href="${root}a">`;
const card = `<meta property="og:image" content="${root}cards/a.png">`;
const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
const data = block(`{"@graph":[{"url":"${root}a"},{"@type":"BreadcrumbList"}]}`);

const check = (...head: string[]) => {
  const page = testPage("/a", "");
  const document = page.document.replace("<head>", `<head>${head.join("")}`);
  return checkSocial({ ...page, document }, site)
    .map(formatProblem)
    .join("\n");
};
const cardAt = (address: string) =>
  check(canonical, `<meta property="og:image" content="${address}">`, data);

describe("checkSocial", () => {
  it("accepts a page with its card and data, and the not-found page without", () => {
    expect(check(canonical, card, data)).toBe("");
    expect(checkSocial(testPage("/404", "", {}, { kind: "not-found" }), site)).toEqual([]);
  });

  it("refuses a card that is missing, elsewhere, damaged or of another size", () => {
    expect(check(canonical, data)).toContain("content/a.mdx: /a has no og:image.");
    expect(cardAt(`${root}cards/b.png`)).toContain("which is no file.");
    expect(cardAt("https://site.example/cards/a.png")).toContain(`which is not below ${root}.`);
    expect(cardAt(`${root}cards/small.png`)).toContain("which is 600 × 315 instead of 1200 × 630.");
    expect(cardAt(`${root}cards/low.png`)).toContain("which is 1200 × 600 instead");
    expect(cardAt(`${root}cards/cut.png`)).toContain("which is no whole PNG");
  });

  it("refuses data that are missing, unreadable or of another page", () => {
    expect(check(canonical, card)).toContain("/a has 0 blocks of JSON-LD instead of one.");
    expect(check(canonical, card, data, data)).toContain("has 2 blocks");
    expect(check(canonical, card, block("{"))).toContain("has JSON-LD that cannot be read.");
    expect(check(canonical, card, block('{"@graph":[]}'))).toContain("describes nothing.");
    const other = block(`{"@graph":[{"url":"${root}b"}]}`);
    expect(check(canonical, card, other)).toContain(
      `/a is at ${root}a, but its JSON-LD describes ${root}b.`,
    );
  });
});
