import { documentPolicy } from "../server/policies.ts";
import { wordsOf } from "./checks/headings.ts";
import { linkedNames } from "./checks/names.ts";
import { proseIn } from "./checks/prose/proseText.ts";
import { weightsOf } from "./checks/weights.ts";
import { sentencesIn } from "./claims/sentences.ts";
import { ancestorsOf, attribute, type HtmlElement } from "./html.ts";
import { articleElements, documentElements, type RenderedPage } from "./renderedPage.ts";

const ADDRESSES = ["href", "src", "poster", "srcset"] as const;

export type PageFacts = ReturnType<typeof factsOf>;

/** What checks need that compare pages. The page itself is much larger, and is let go when its turn is over. */
export function factsOf(entry: RenderedPage) {
  const { page, data } = entry;
  const [document, article] = [documentElements(entry), articleElements(entry)];
  return {
    page,
    data,
    ids: new Set(valuesOf(document, "id")),
    articleIds: valuesOf(article, "id"),
    /** Of fields that are described elsewhere on the page. */
    repeatedIds: valuesOf(article, "data-repeated").flatMap((ids) => ids.split(" ")),
    /** All that the document names, each once. */
    addresses: [...new Set(document.flatMap(addressesIn))].map(shared),
    /** Where the links of the article lead; not those of names in code, which nobody wrote. */
    links: valuesOf(
      article.filter((element) => !ancestorsOf(element).some(({ tagName }) => tagName === "pre")),
      "href",
    ),
    names: linkedNames(entry),
    /** Headings of the second and third level. */
    headings: article.filter(({ tagName }) => /^h[23]$/.test(tagName)).map(wordsOf),
    /** Where links of the whole document lead that name a protocol. */
    externalLinks: valuesOf(
      document.filter(({ tagName }) => tagName === "a"),
      "href",
    ).filter((href) => /^[a-z]+:/i.test(href)),
    prose: proseIn(article),
    sentences: sentencesIn(article),
    weights: weightsOf(entry),
    policy: apart(documentPolicy(entry.document)),
  };
}

function valuesOf(elements: readonly HtmlElement[], name: string): string[] {
  return elements.flatMap((element) => attribute(element, name) ?? []);
}

function addressesIn(element: HtmlElement): string[] {
  return ADDRESSES.flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined) return [];
    return name === "srcset"
      ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "")
      : [value];
  });
}

/** The same text on its own: a part of a string keeps the whole string, here a document, in memory. */
function apart(text: string): string {
  return Buffer.from(text).toString();
}

const known = new Map<string, string>();

/** One string for all equal ones: every page names the addresses of the navigation. */
function shared(text: string): string {
  const one = known.get(text) ?? text;
  known.set(text, one);
  return one;
}
