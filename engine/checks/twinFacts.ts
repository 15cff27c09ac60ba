import type { DefaultTreeAdapterTypes } from "parse5";
import type { SampleFile } from "../../src/lib/sampleFile.ts";
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlTree,
  rawText,
  textOf,
} from "../html.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What is compared between a page and its Markdown, in the order of the page. */
type TwinFacts = Record<"headings" | "code" | "rows" | "links" | "images", string[]> & {
  text: string;
};

type View = {
  /** The words of an element that differ from its content: null where it is read as it is. */
  replace: (element: HtmlElement, facts: TwinFacts) => string | null;
  /** Makes an address whole. */
  resolve: (address: string) => string;
};

export function twinFacts({ childNodes }: HtmlTree, view: View): TwinFacts {
  const facts: TwinFacts = { headings: [], code: [], rows: [], links: [], images: [], text: "" };
  const words = childNodes.map((node) => read(node, facts, view));
  return { ...facts, text: squeezed(words.join("")) };
}

/** The words of a node. What is known about it is added to the facts, before what is inside. */
function read(node: Node, facts: TwinFacts, view: View): string {
  if ("value" in node) return node.value;
  if (!("tagName" in node)) return "";
  const replaced = view.replace(node, facts);
  if (replaced !== null) return replaced;
  const add = (list: string[], make: (words: string) => string) => {
    const place = list.push("") - 1;
    const words = inside();
    list[place] = make(words);
    return words;
  };
  const inside = () => node.childNodes.map((child) => read(child, facts, view)).join("");
  const { tagName } = node;
  if (/^h[1-6]$/.test(tagName)) {
    return add(facts.headings, (words) => `${tagName} ${words.replaceAll(/\s+/g, " ").trim()}`);
  }
  if (tagName === "pre") {
    // Links of names are for browsers: code is plain text in Markdown.
    const words = rawText(node);
    facts.code.push(words.replace(/\n$/, ""));
    return words;
  }
  if (tagName === "tr") {
    // Markdown has no cell across several columns: what it says is said in each.
    const cells = node.childNodes.flatMap((cell) => {
      const columns = "tagName" in cell ? Number(attribute(cell, "colspan") ?? 1) : 1;
      return Array<string>(columns).fill(squeezed(read(cell, facts, view)));
    });
    facts.rows.push(cells.filter((cell) => cell !== "").join(" | "));
    return cells.join("");
  }
  const href = attribute(node, "href");
  if (href !== undefined) {
    return add(facts.links, (words) => `${view.resolve(href)} ${squeezed(words)}`);
  }
  const source = attribute(node, "src");
  if (source !== undefined) {
    facts.images.push(`${view.resolve(source)} ${attribute(node, "alt") ?? ""}`);
  }
  return inside();
}

/** White space is no fact, nor are the signs that Markdown needs between parts that style sheets set apart. */
function squeezed(words: string): string {
  return words.replaceAll(/[\s·:]/g, "");
}

/** What the Markdown of a page leaves out, or says in words, because it is made by a style sheet or a script. */
export function articleView(
  resolve: View["resolve"],
  samplesAt: (address: string) => SampleFile,
): View {
  return {
    resolve,
    replace(element, facts) {
      if (isForBrowsers(element)) return "";
      const before = attribute(element, "data-twin-before") ?? "";
      const samples = attribute(element, "data-samples");
      if (samples !== undefined) return readSamples(element, samplesAt(samples), facts);
      if (element.tagName === "svg") return describe(element);
      // The link of a row to itself.
      const parent = element.parentNode;
      const own = parent !== null && "tagName" in parent ? attribute(parent, "id") : undefined;
      if (own !== undefined && attribute(element, "href") === `#${own}`) {
        return element.childNodes.map((child) => read(child, facts, this)).join("");
      }
      if (before === "") return null;
      return before + element.childNodes.map((child) => read(child, facts, this)).join("");
    },
  };
}

function isForBrowsers(element: HtmlElement): boolean {
  const twin = attribute(element, "data-twin");
  return (
    ["button", "script"].includes(element.tagName) ||
    twin === "none" ||
    (attribute(element, "aria-hidden") === "true" && twin !== "keep") ||
    attribute(element, "data-direct-link") !== undefined ||
    (attribute(element, "class") === "visually-hidden" && rawText(element) === " (external site)")
  );
}

/** A drawing as it is read aloud. */
function describe(element: HtmlElement): string {
  const parts = elementsIn(element).filter(({ tagName }) => /^(?:title|desc)$/.test(tagName));
  return `Diagram ${parts.map((part) => textOf(part)).join(" ")}`;
}

/** Every language that the page offers, with the code that it fetches. */
function readSamples(element: HtmlElement, samples: SampleFile, facts: TwinFacts): string {
  const parts = elementsIn(element);
  const caption = parts.find(({ tagName }) => tagName === "figcaption");
  const texts = parts.flatMap((tab) => {
    const id = attribute(tab, "data-sample-tab");
    if (id === undefined) return [];
    const tokens = samples[id] ?? [];
    const code = tokens.map((token) => (typeof token === "string" ? token : token[1])).join("");
    facts.code.push(code);
    return [textOf(tab), code];
  });
  return [caption === undefined ? "" : textOf(caption), ...texts].join(" ");
}
