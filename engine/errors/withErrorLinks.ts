import { withBase } from "../../src/lib/basePath.ts";
import { errorPath, introductionPath } from "../../src/pages/addresses.ts";
import type { Page, Site } from "../../src/pages/page.ts";
import type { ErrorMessage } from "../../src/reference/model/types.ts";
import { escapeHtml } from "../html.ts";
import { isEntryOf, lineOf, linesIn, NO_LINKS } from "./messages.ts";

const CODE_END = "</code>";

/** A part of the markup to put into a link. */
type Part = { start: number; end: number; error: ErrorMessage; attributes: string };

/**
 * The article with a link to the error catalogue around each message that it shows as code, wherever that comes from:
 * prose, the contract or an example. Headings, lines that open something, and links stay as they are, and so does the
 * entry of the message itself.
 */
export function withErrorLinks(
  html: string,
  { path, canonicalPath }: Pick<Page, "path" | "canonicalPath">,
  { base, reference: { errors } }: Pick<Site, "base" | "reference">,
): string {
  const isCatalogue = [path, canonicalPath].includes(introductionPath);
  const address = ({ id, anchor }: ErrorMessage) =>
    isCatalogue ? `#${anchor}` : withBase(base, errorPath(id));
  // So that the others are not looked for in every text.
  const text = wordsOf(html);
  const shown = errors.filter((error) => text.includes(lineOf(error)));
  return partsIn(html, shown).reduceRight(
    (changed, { start, end, error, attributes }) =>
      `${changed.slice(0, start)}<a${attributes} href="${escapeHtml(address(error))}">${changed.slice(start, end)}</a>${changed.slice(end)}`,
    html,
  );
}

/** The texts of a piece of markup, as they are in it, with white space folded. */
function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
}

/** A tag or a text. React writes every tag whole, without ">" in its attributes, and closes it. */
const PIECES = /<(\/?)([a-z]\w*)([^>]*?)(\/?)>|[^<]+/gi;

type Around = {
  /** Those that may be linked here. */
  errors: readonly ErrorMessage[];
  /** What links have in the block of code that this is in; null outside one. */
  inBlock: string | null;
};

/** In the order of the page. */
function partsIn(html: string, shown: readonly ErrorMessage[]): Part[] {
  const parts: Part[] = [];
  const outside: Around[] = [];
  let here: Around = { errors: shown, inBlock: null };
  for (const { 0: piece, 1: end, 2: name, 3: attributes = "", 4: isVoid, index } of html.matchAll(
    PIECES,
  )) {
    if (name === undefined) parts.push(...partsOfBlock(piece, index, here));
    else if (end) here = outside.pop() ?? here;
    else if (!isVoid) {
      outside.push(here);
      here = inside(here, name, attributes);
      if (name === "code") parts.push(...codeWithMessage(html, index, here));
    }
  }
  return parts;
}

function inside({ errors, inBlock }: Around, name: string, attributes: string): Around {
  const id = / id="([^"]*)"/.exec(attributes)?.[1];
  // Not a tab stop: the block is one. In JSON, other links are names.
  const isJson = attributes.includes(' data-language="json"');
  const ofBlock = isJson ? ' class="code-string" tabindex="-1"' : ' tabindex="-1"';
  return {
    errors: NO_LINKS.includes(name) ? [] : errors.filter((error) => !isEntryOf(id, error)),
    inBlock: name === "pre" ? ofBlock : inBlock,
  };
}

/** In a block of code the message alone is the link; of a message with several lines, the first. */
function partsOfBlock(source: string, from: number, { errors, inBlock }: Around): Part[] {
  if (inBlock === null) return [];
  return linesIn(source, errors).map(({ at, error }) => {
    const start = from + at;
    return { start, end: start + lineOf(error).length, error, attributes: inBlock };
  });
}

/** In a sentence the link is around the code, which is a message or has one. */
function codeWithMessage(html: string, start: number, { errors, inBlock }: Around): Part[] {
  if (inBlock !== null || errors.length === 0) return [];
  const end = html.indexOf(CODE_END, start) + CODE_END.length;
  const [found] = linesIn(wordsOf(html.slice(start, end)), errors);
  return found ? [{ start, end, error: found.error, attributes: "" }] : [];
}
