import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { withBase } from "../../src/lib/basePath.ts";
import { errorPath, introductionPath } from "../../src/pages/addresses.ts";
import type { Page, Site } from "../../src/pages/page.ts";
import type { ErrorMessage } from "../../src/reference/model/types.ts";
import { attribute, escapeHtml, textOf } from "../html.ts";
import { inMarkup, isEntryOf, lineOf, linesIn, NO_LINKS } from "./messages.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
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
  // To parse an article for messages that it does not have would take most of the time.
  const text = html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
  const shown = errors.filter((error) => text.includes(lineOf(error)));
  if (shown.length === 0) return html;
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
  const parts = childNodes.flatMap((node) => partsIn(node, html, shown));
  return parts.reduceRight(
    (changed, { start, end, error, attributes }) =>
      `${changed.slice(0, start)}<a${attributes} href="${escapeHtml(address(error))}">${changed.slice(start, end)}</a>${changed.slice(end)}`,
    html,
  );
}

/** In the order of the page. `errors` are those that may be linked here. */
function partsIn(node: Node, html: string, errors: readonly ErrorMessage[]): Part[] {
  if (!("tagName" in node) || NO_LINKS.includes(node.tagName)) return [];
  const others = errors.filter((error) => !isEntryOf(node, error));
  if (node.tagName === "pre") {
    // Not a tab stop: the block is one. In JSON, other links are names.
    const isJson = attribute(node, "data-language") === "json";
    const attributes = isJson ? ' class="code-string" tabindex="-1"' : ' tabindex="-1"';
    return partsOfBlock(node, html, others).map((part) => ({ ...part, attributes }));
  }
  if (node.tagName !== "code") {
    return node.childNodes.flatMap((child) => partsIn(child, html, others));
  }
  const [found] = linesIn(inMarkup(textOf(node)), others);
  const place = node.sourceCodeLocation;
  return found && place
    ? [{ start: place.startOffset, end: place.endOffset, error: found.error, attributes: "" }]
    : [];
}

/** In a block of code the message alone is the link; of a message with several lines, the first. */
function partsOfBlock(node: Node, html: string, errors: readonly ErrorMessage[]): Part[] {
  if ("tagName" in node) {
    if (NO_LINKS.includes(node.tagName)) return [];
    return node.childNodes.flatMap((child) => partsOfBlock(child, html, errors));
  }
  const place = node.sourceCodeLocation;
  if (!place) return [];
  const source = html.slice(place.startOffset, place.endOffset);
  return linesIn(source, errors).map(({ at, error }) => {
    const start = place.startOffset + at;
    return { start, end: start + lineOf(error).length, error, attributes: "" };
  });
}
