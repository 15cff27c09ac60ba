import type { Problem } from "../../src/lib/problem.ts";
import { attribute, elementsIn, type HtmlElement } from "../html.ts";
import { articleElements, type RenderedPage } from "../renderedPage.ts";

/** What is in the JSON examples of a page: names with a link, and names without. */
type LinkedNames = { examples: number; linked: number; unlinked: string[] };

const NAME = /"(?:[^"\\\n]|\\.)*"(?=\s*:)/g;

/** The languages of blocks that show JSON: alone, as the body of a request, or in a command that sends it. */
const WITH_JSON = ["json", "http", "shellscript"];

/** Of the blocks of the API's JSON; other programs' is marked (src/article/mdxComponents.tsx). */
export function linkedNames(entry: RenderedPage): LinkedNames {
  const blocks = articleElements(entry)
    .filter(({ tagName }) => tagName === "pre")
    .filter((block) => WITH_JSON.includes(attribute(block, "data-language") ?? ""))
    .filter((block) => attribute(block, "data-names") !== "foreign")
    .map(namesIn)
    .filter(({ linked, unlinked }) => linked + unlinked.length > 0);
  return {
    examples: blocks.length,
    linked: blocks.reduce((sum, { linked }) => sum + linked, 0),
    unlinked: blocks.flatMap(({ unlinked }) => unlinked),
  };
}

function namesIn(block: HtmlElement) {
  const links = elementsIn(block).filter(
    (element) => element.tagName === "a" && (attribute(element, "href") ?? "") !== "",
  );
  const isName = (link: HtmlElement) => `${rawText(link)}:`.match(NAME)?.[0] === rawText(link);
  return {
    linked: links.filter(isName).length,
    unlinked: rawText(block, links).match(NAME) ?? [],
  };
}

/** The text, with a sign for what is left out. */
function rawText(element: HtmlElement, leftOut: readonly HtmlElement[] = []): string {
  return element.childNodes
    .map((child) => {
      if ("value" in child) return child.value;
      if (!("tagName" in child)) return "";
      return leftOut.includes(child) ? "…" : rawText(child, leftOut);
    })
    .join("");
}

type Counted = { page: { path: string; sourceFile: string }; names: LinkedNames };

/** Every name in the JSON of every page leads to its description. */
export function checkNames(pages: readonly Counted[]): Problem[] {
  return pages
    .filter(({ names }) => names.unlinked.length > 0)
    .map(({ page, names }) => ({
      file: page.sourceFile,
      message: `${page.path} shows JSON with names that lead to no description: ${[...new Set(names.unlinked)].join(", ")}.`,
      fix: 'Show the API’s JSON with <ResponseExample>, and mark other JSON: ```json names="foreign".',
    }));
}

/** For the console. */
export function formatNames(pages: readonly Counted[]): string {
  const total = (count: (names: LinkedNames) => number) =>
    pages.reduce((sum, { names }) => sum + count(names), 0);
  return `JSON examples: ${total(({ examples }) => examples)}, names linked: ${total(({ linked }) => linked)}, not: ${total(({ unlinked }) => unlinked.length)}`;
}
