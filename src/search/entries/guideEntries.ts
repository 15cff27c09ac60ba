import type { Page, Site } from "../../pages/page.ts";
import type { SearchEntry, SearchKind } from "../entry.ts";
import { firstSentences } from "./firstSentences.ts";
import { type GuidePart, type GuideRow, guideParts } from "./guideParts.ts";

type GuidePage = Page & { kind: "guide" };

/** Only links to other pages, which are entries themselves. */
const SEE_ALSO = /^see also$/i;

/** Guides, their sections and recipes, and the rows of their tables that have an address. */
export function guideEntries(site: Site): SearchEntry[] {
  const datasets = datasetNames(site.reference);
  return site.pages
    .filter((page) => page.kind === "guide")
    .flatMap((page) =>
      guideParts(page.source, site).flatMap((part) => [
        ...(SEE_ALSO.test(part.headings.at(-1) ?? "") ? [] : [partEntry(page, part)]),
        ...part.rows.map((row) => rowEntry(page, part, row, datasets)),
      ]),
    );
}

/** Datasets that the contract names as the source of a field. */
function datasetNames({ schemas }: Site["reference"]): ReadonlySet<string> {
  return new Set(
    Object.values(schemas)
      .flatMap(({ children }) => children)
      .flatMap(({ source }) => source?.dataset ?? []),
  );
}

function partEntry(page: GuidePage, part: GuidePart) {
  const { id, headings, lead, hasRecipe } = part;
  const isPage = id === "";
  const title = headings.at(-1) ?? page.title;
  const text = `${lead} ${part.text} ${part.code}`;
  return {
    kind: isPage ? "page" : hasRecipe ? "recipe" : "section",
    address: isPage ? page.path : `${page.path}#${id}`,
    title,
    answer: isPage ? page.description : firstSentences(lead || part.text) || page.description,
    trail: [...trailOf(page), ...headings],
    names: isPage ? [page.label, page.path] : variablesIn(text),
    text: isPage ? text : `${id.replaceAll("-", " ")} ${text}`,
  } satisfies SearchEntry;
}

/** Variables that have no row of their own are explained in the section that mentions them. */
function variablesIn(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))];
}

function rowEntry(
  page: GuidePage,
  part: GuidePart,
  { id, isItem, cells: [first = "", ...rest] }: GuideRow,
  datasets: ReadonlySet<string>,
): SearchEntry {
  const address = `${page.path}#${id}`;
  const kind = isItem ? "section" : rowKind(id, part.id, first, datasets);
  if (kind === "library") {
    const [library = "", by = ""] = rest;
    return {
      kind,
      address,
      title: library.replace(/[,(].*/, "").trim(),
      answer: `${first} library by ${by}`,
      trail: [...trailOf(page), first, library],
      names: [library, first],
      text: `${id.replaceAll("-", " ")} ${part.headings.join(" ")} client sdk package wrapper`,
    };
  }
  return {
    kind,
    address,
    title: first,
    answer: firstSentences(kind === "variable" ? `Default ${rest.join(". ")}` : rest.join(" ")),
    trail: [...trailOf(page), ...part.headings, first],
    names: [first, ...(kind === "term" ? first.split(" and ") : []), ...fullName(rest.join(" "))],
    text: rest.join(" "),
  };
}

/** A meaning that begins with a name in capitals gives the whole name of what is short for it. */
function fullName(meaning: string): string[] {
  const name = /^(?:The )?([A-Z][A-Za-z]+(?:[ ’][A-Z][A-Za-z]+)+)/.exec(meaning)?.[1];
  return name === undefined ? [] : [name];
}

function rowKind(
  id: string,
  section: string,
  name: string,
  datasets: ReadonlySet<string>,
): SearchKind {
  if (id.startsWith("env-")) return "variable";
  if (section === "by-language") return "library";
  if (datasets.has(name)) return "dataset";
  return section === "glossary" ? "term" : "section";
}

/** The page in its group. */
export function trailOf({ group, label }: Page): string[] {
  return group === null ? [label] : [group, label];
}
