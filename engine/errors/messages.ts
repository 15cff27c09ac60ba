import { oncePer } from "../../src/lib/oncePer.ts";
import type { ErrorMessage } from "../../src/reference/model/types.ts";
import { escapeHtml } from "../html.ts";

/** Elements that may hold no link, or hold one already. */
export const NO_LINKS: readonly string[] = [
  ...["a", "button", "summary"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
];

/** A text as it is in the markup of articles, where quotes are plain. */
export function inMarkup(text: string): string {
  return escapeHtml(text).replaceAll("&quot;", '"');
}

/** The first line of a message in markup. In JSON, an escape separates it from the second. */
export const lineOf = oncePer(({ message }: ErrorMessage): string =>
  inMarkup(message.split("\n")[0]?.trim() ?? ""),
);

type Found = { at: number; error: ErrorMessage };

/** Where a piece of markup without elements has the first line of a message, from left to right. */
export function linesIn(source: string, errors: readonly ErrorMessage[]): Found[] {
  const found = errors.flatMap((error) => placesOf(lineOf(error), source, error));
  // One message may be a part of another.
  const isInside = (one: Found) =>
    found.some(
      (other) =>
        lineOf(other.error).length > lineOf(one.error).length &&
        other.at <= one.at &&
        other.at + lineOf(other.error).length > one.at,
    );
  return found.filter((one) => !isInside(one)).toSorted((a, b) => a.at - b.at);
}

function placesOf(line: string, source: string, error: ErrorMessage): Found[] {
  const places: Found[] = [];
  for (let at = source.indexOf(line); at >= 0; at = source.indexOf(line, at + line.length)) {
    const around = [source.charAt(at - 1), source.charAt(at + line.length)];
    if (!around.some((character) => /\w/.test(character))) places.push({ at, error });
  }
  return places;
}

/** Whether an element with this id is the entry that explains the message: on the pages of operations, ids have a prefix. */
export function isEntryOf(id: string | undefined, { anchor }: ErrorMessage): boolean {
  return id?.endsWith(anchor) ?? false;
}
