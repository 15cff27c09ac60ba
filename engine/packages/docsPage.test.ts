import { expect, test } from "vitest";
import { realSite } from "../../testing/realSite.ts";
import { toDocsPage } from "./docsPage.ts";

const html =
  '<h1>One</h1><p id="lead">…</p><h2 id="two">Two</h2><table id="a"><tr id="b"></tr></table><h3><a id="three"></a>Three</h3>';
const markdown =
  "---\ntitle: One\n---\n\n# One\n\n…\n\n## Two\n\n```sh\n# no heading\n```\n\n### `Three`\n";

test.each([
  ["with its title", html],
  ["without", html.replace("<h1>One</h1>", "")],
])("sections have the ids of an article %s and their places in the Markdown", async (_, html) => {
  const [page] = (await realSite("/")).pages;
  if (page === undefined) throw new Error("The site has no pages.");
  const { sections } = toDocsPage(page, html, markdown);
  expect(sections.map(({ title, level, ids }) => [title, level, ...ids])).toEqual([
    ["One", 1, "lead"],
    ["Two", 2, "two", "a", "b"],
    ["Three", 3, "three"],
  ]);
  expect(sections.map(({ start }) => markdown.slice(start, start + 7))).toEqual([
    "# One\n\n",
    "## Two\n",
    "### `Th",
  ]);
  expect(() => toDocsPage(page, html, "# One\n")).toThrow(
    /the article has 3 headings, its Markdown 1\. Mend engine\/markdown/,
  );
});
