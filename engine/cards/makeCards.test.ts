import { describe, expect, it } from "vitest";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { CARD } from "./layout.ts";
import { makeCards } from "./makeCards.ts";
import { pngSize } from "./png.ts";

const site = await realSite("/");
const overview = pageAt(site.pages, "/docs/overview");
const temporaryFolder = temporaryFolders();
const make = (...pages: (typeof overview)[]) =>
  makeCards({ ...site, pages }, temporaryFolder("cards"));

describe("makeCards", () => {
  it("draws one image for every address, and none for an alias", async () => {
    const alias = { ...overview, path: "/docs/old", canonicalPath: overview.path };
    const home = pageAt(site.pages, "/");
    const files = await make(home, overview, alias);
    expect(files.map(({ fileName }) => fileName)).toEqual([
      "cards/index.png",
      "cards/docs/overview.png",
    ]);
    for (const { content } of files) expect(pngSize(Buffer.from(content))).toEqual(CARD);
  });

  it("draws the same bytes without a cache", async () => {
    expect(await make(overview)).toEqual(await make(overview));
  });

  it("names every page that cannot be drawn, and what to do", async () => {
    const long = {
      ...overview,
      title: "A title that goes on and on, ".repeat(6),
      sourceFile: "a.mdx",
    };
    const foreign = { ...overview, title: "郵便番号", sourceFile: "b.mdx" };
    const told = make(long, foreign);
    await expect(told).rejects.toThrow(
      /^a\.mdx: the social card of \/docs\/overview cannot be drawn: the title "A title .* does not fit: even at 52 px .* Shorten the title\.$/m,
    );
    await expect(told).rejects.toThrow(/^b\.mdx: .*Inter \(Latin\) has no "郵"/m);
  });
});
