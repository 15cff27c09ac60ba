import { barePath } from "../../src/lib/barePath.ts";
import { decoded } from "../../src/lib/decoded.ts";
import { findNamed } from "../../src/lib/findNamed.ts";
import { type Docs, type DocsPage, type DocsSection, RESOURCE_SCHEME } from "./docs.ts";
import { defineTool, text } from "./tool.ts";

export const readPage = defineTool({
  name: "read_page",
  title: "Read a page or a section",
  description:
    "Returns a page of the documentation as Markdown, or one section of it. Takes the addresses that search_docs returns. Pages can be long: name a section if you need only that.",
  required: {
    page: text(
      "Path or address of the page, such as /docs/postcode/lookup; #id at its end names a section",
      500,
    ),
  },
  optional: { section: text("Id or title of a section, if the page's address names none", 200) },
  run(docs, { page: wanted, section }) {
    const [address = "", fragment = ""] = wanted.split("#");
    const page = pageAt(docs, address);
    const name = section ?? decoded(fragment) ?? fragment;
    return name === "" ? page.markdown : sectionOf(page, name);
  },
});

/** The page at a path or address, with or without the ending of its file. */
function pageAt({ address, pages }: Docs, wanted: string): DocsPage {
  const start = [address, RESOURCE_SCHEME].find((one) => wanted.startsWith(one)) ?? "";
  const path = wanted.slice(start.length).trim().replace(/\?.*/, "").replace(/\.md$/, "");
  const bare = barePath(path.startsWith("/") ? path : `/${path}`);
  const known = pages.flatMap((page) =>
    [page.path, ...page.aliases].map((one) => [one, page] as const),
  );
  return findNamed("page", bare === "/index" ? "/" : bare, known);
}

/** A section with those below it. */
function sectionOf({ path, markdown, sections }: DocsPage, name: string): string {
  const names = sections.flatMap((section) => [
    ...section.ids.map((id) => [id, section] as const),
    [section.title, section] as const,
  ]);
  const lowerCase = name.trim().replace(/^#/, "").toLowerCase();
  const [, section] = names.find(([known]) => known.toLowerCase() === lowerCase) ?? [];
  const found = section ?? findNamed(`section of ${path}`, name, titles(sections));
  const next = sections
    .slice(sections.indexOf(found) + 1)
    .find(({ level }) => level <= found.level);
  return markdown.slice(found.start, next?.start).trim();
}

/** What an error offers: ids of fields would be too many. */
function titles(sections: readonly DocsSection[]): (readonly [string, DocsSection])[] {
  return sections.map((section) => [section.ids[0] ?? section.title, section]);
}
