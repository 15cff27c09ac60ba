import { describe, expect, it } from "vitest";
import { pageAt, realSite } from "../testing/realSite.ts";
import { withCounterpart } from "./counterparts.ts";
import { renderArticle, renderFiles } from "./renderPage.ts";

const site = await realSite("/");
const pageNamed = (path: string) => pageAt(site.pages, path);

/** A renderer of one article, and of a shell that is nothing but the article. */
const rendererOf = (html: string) => ({
  renderArticle: () => html,
  renderShell: (shown: { html: string | TrustedHTML }) => String(shown.html),
});

async function filesOf(path: string, html: string) {
  const renderer = rendererOf(html);
  const article = await renderArticle(renderer, site, pageNamed(path));
  const assets = { style: null, modules: [], searchIndex: "/search.json" };
  return renderFiles(renderer, site, article, "test", assets);
}

describe("the title", () => {
  it("of a page with contents is the shell's to write", async () => {
    const { document, json } = await filesOf("/docs/licences", "<h1>Licences</h1><p>A</p>");
    expect(json.html).toBe("<p>A</p>");
    expect(document).toContain('<div id="root"><p>A</p></div>');
  });

  it("of another page is in its article", async () => {
    const { json } = await filesOf("/", "<h1>Any words</h1><p>A</p>");
    expect(json.html).toBe("<h1>Any words</h1><p>A</p>");
  });

  it.each(["<p>A</p>", "<h1>Licence</h1><p>A</p>", "<p>A</p><h1>Licences</h1>", ""])(
    "has to be the first element: %s",
    async (html) => {
      await expect(filesOf("/docs/licences", html)).rejects.toThrow(
        "content/docs/licences.mdx: the article of /docs/licences does not begin with its title. Make <h1>Licences</h1> its first element.",
      );
    },
  );
});

it("a long article has pauses in the document, not in the JSON", async () => {
  const section = `<h2>A</h2><p>${"a".repeat(20_000)}</p>`;
  const { document, json } = await filesOf(
    "/docs/licences",
    `<h1>Licences</h1>${section}${section}`,
  );
  expect(json.html).toBe(section + section);
  expect(document).toContain("<h2>A<script></script></h2>");
});

describe("the counterpart", () => {
  const guidePage = pageNamed("/docs/postcode/autocomplete");
  const groupPage = pageNamed("/docs/api/postcodes");
  const render = (page: typeof guidePage, html: string) =>
    renderArticle(rendererOf(html), site, page);

  it("has the sections that both have, also folded ones", async () => {
    const guide = await render(guidePage, '<h1>A</h1><h2 id="errors">E</h2><h2 id="one">O</h2>');
    const folded =
      '<details><summary>A</summary><h3 id="autocomplete-postcode-errors">E</h3></details>';
    const group = await render(groupPage, `<h1>B</h1>${folded}<p id="autocomplete-postcode-one">`);
    expect(withCounterpart(site, guide, [guide, group]).data.counterpart).toEqual({
      href: "/docs/api/postcodes#autocomplete-postcode",
      sections: { errors: "autocomplete-postcode-errors" },
    });
    expect(withCounterpart(site, group, [guide, group])).toBe(group);
  });
});
