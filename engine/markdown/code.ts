import type { BlockContent } from "mdast";
import type { HtmlElement } from "../html.ts";
import { paragraph } from "./lines.ts";
import { lineIn, type Resolve, words } from "./phrasing.ts";
import { elementsOf } from "./reading.ts";

/** The request of a scenario in one language. */
type CodeSample = { label: string; language: string; code: string };

export type Reading = {
  resolve: Resolve;
  /** The samples of a scenario by the address of their file, which the page names. */
  samplesAt: (address: string) => readonly CodeSample[];
};

/** Shiki's names that others do not know. */
const FENCES: Readonly<Record<string, string>> = { shellscript: "sh" };

export function codeBlock(text: string, language = "text"): BlockContent {
  return { type: "code", lang: FENCES[language] ?? language, value: text.replace(/\n$/, "") };
}

/** A request in every language; the page itself has the first. */
export function samplesOf(element: HtmlElement, address: string, reading: Reading): BlockContent[] {
  const caption = captionIn(element);
  return [
    ...(caption === undefined ? [] : paragraph(lineIn(caption, reading.resolve))),
    ...reading
      .samplesAt(address)
      .flatMap(({ label, language, code }) => [
        ...paragraph(words(`${label}:`)),
        codeBlock(code, language),
      ]),
  ];
}

function captionIn(element: HtmlElement): HtmlElement | undefined {
  const inside = elementsOf(element);
  return (
    inside.find(({ tagName }) => tagName === "figcaption") ?? inside.map(captionIn).find(Boolean)
  );
}
