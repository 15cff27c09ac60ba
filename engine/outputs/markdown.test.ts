import { load } from "js-yaml";
import { expect, test } from "vitest";
import type { Page } from "../../src/pages/page.ts";
import { pageAt, realSite } from "../../testing/realSite.ts";
import { treeOf } from "../html.ts";
import { contractFiles } from "./contractFiles.ts";
import { llmsFiles } from "./llmsFiles.ts";
import { markdownWriter } from "./markdownWriter.ts";

const site = await realSite("/postcodes/");
const contract = contractFiles(site);
const renderer = {
  codeSamplesOf: () => [
    {
      fileName: "samples/a/b.json",
      samples: () => [{ label: "curl", language: "shellscript", code: "curl x\n" }],
    },
  ],
};
const markdownOf = markdownWriter(site, renderer);
const pagesOf = (html: (page: Page) => string, pages: readonly Page[] = site.pages) =>
  pages.flatMap((page) => markdownOf(page, treeOf(html(page))) ?? []);
const titled = (words: string) => pagesOf(({ title }) => `<h1>${title}</h1><p>${words}</p>`);
const filesOf = (pages: ReturnType<typeof titled>) =>
  new Map(
    llmsFiles(site, pages, contract).map(({ fileName, content }) => [fileName, String(content)]),
  );

test("the Markdown of a page begins with what is known about it", () => {
  const page = pageAt(site.pages, "/docs/api/lookup-postcode");
  const html = `<h1>${page.title}</h1><p><a href="#request">Request</a></p>`;
  const [markdown] = pagesOf(() => html, [page]);
  expect(markdown?.fileName).toBe("docs/api/lookup-postcode.md");
  const [, facts = "", body] = markdown?.content.split("---\n") ?? [];
  expect(load(facts)).toEqual({
    title: page.title,
    description: page.description,
    address: "https://postcodes.io/postcodes/docs/api/lookup-postcode",
    guide: "https://postcodes.io/postcodes/docs/postcode/lookup",
    release: site.reference.version,
    built: site.history.builtOn,
  });
  expect(body).toBe(
    `\n# ${page.title}\n\n[Request](https://postcodes.io/postcodes/docs/api/lookup-postcode#request)\n`,
  );
});

test("the home page has a name of its own; the second address of a page names the first", () => {
  const [home, alias] = pagesOf(
    () => "<h1>A</h1>",
    [pageAt(site.pages, "/"), pageAt(site.pages, "/docs/api/api-reference")],
  );
  expect(home?.fileName).toBe("index.md");
  expect(alias?.content).toContain("/docs/api/api-reference-postcodes-io\n");
});

test("samples are found below the base path, and missing ones are named", () => {
  const samples = (file: string) => () =>
    `<div data-samples="/postcodes/samples/${file}"><figcaption>A</figcaption></div>`;
  expect(pagesOf(samples("a/b.json"))[0]?.body).toContain("```sh\ncurl x\n```");
  expect(() => pagesOf(samples("a/c.json"))).toThrow(
    "There are no samples at /postcodes/samples/a/c.json.",
  );
});

test("llms.txt lists every page once, with its size", () => {
  const pages = titled("ß");
  const list = filesOf(pages).get("llms.txt") ?? "";
  expect(list).toMatch(/^# Postcodes\.io\n\n> .+\n\n.+ release \d/);
  const links = [...list.matchAll(/^- \[.+\]\((.+)\): .+ \(([\d,]+) bytes\)$/gm)];
  const addresses = links.map(([, address]) => address);
  const canonical = pages.filter(({ page }) => page.canonicalPath === undefined);
  for (const { fileName, content } of canonical) {
    const at = addresses.indexOf(`https://postcodes.io/postcodes/${fileName}`);
    expect(links[at]?.[2], fileName).toBe(Buffer.byteLength(content).toLocaleString("en-GB"));
  }
  for (const { fileName } of contract)
    expect(addresses).toContain(`https://postcodes.io/postcodes/${fileName}`);
  // And the whole text.
  expect(addresses).toHaveLength(canonical.length + contract.length + 1);
  expect(list).not.toContain("/docs/api/api-reference.md");
});

test("the whole text has every page under its address, in the order of the list", () => {
  const files = filesOf(titled("Words."));
  const listed = [...(files.get("llms.txt") ?? "").matchAll(/\((\S+)\.md\)/g)];
  const sources = (files.get("llms-full.txt") ?? "").matchAll(
    /^# .+\n\nSource: <(.+)>\n\nWords\.$/gm,
  );
  expect([...sources].map(([, address]) => address)).toEqual(
    listed.map(([, address]) => address?.replace(/index$/, "")),
  );
});

test("a whole text over 200 kB is also there by section", () => {
  expect([...filesOf(titled("Short.")).keys()]).toEqual(["llms.txt", "llms-full.txt"]);
  const files = filesOf(titled("Long. ".repeat(1000)));
  const [list = "", whole = "", ...sections] = files.values();
  expect(sections.join("").length).toBeGreaterThan(200_000);
  expect(sections.join("\n") === whole).toBe(true);
  for (const name of files.keys()) if (name !== "llms.txt") expect(list).toContain(`/${name})`);
});
