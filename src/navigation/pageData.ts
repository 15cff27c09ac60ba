import { isRecord } from "../lib/isRecord.ts";

/** A heading in the table of contents. */
export type TocItem = { id: string; text: string; level: 2 | 3 };

/** What the shell has to know of a page besides its markup. The page's JSON has it, and its document. */
export type PageData = {
  /** The build that made it: a page of another build cannot be shown by this shell. */
  build: string;
  path: string;
  description: string;
  toc: TocItem[];
  /** The day of its last change, such as 2026-11-16, if that is known. */
  updated?: string;
  counterpart?: CounterpartData;
};

/** Where the guide to an operation, or the operation of a guide, is, and which sections both have, by their ids. */
export type CounterpartData = { href: string; sections: Readonly<Record<string, string>> };

/** A page the shell can show. On the server the markup is text; in the browser it is a trusted object. */
export type LoadedPage = PageData & { html: string | TrustedHTML; style?: string };

/** What a page's JSON file holds: also the style of what only some pages have. A document has it in its head. */
export type PageJson = LoadedPage & { html: string };

export function parsePageData(value: unknown): PageData {
  const record = asRecord(value);
  const { toc } = record;
  if (!Array.isArray(toc)) throw new TypeError("The page's data has no table of contents.");
  return {
    build: text(record, "build"),
    path: text(record, "path"),
    description: text(record, "description"),
    toc: toc.map(parseTocItem),
    ...("updated" in record && { updated: text(record, "updated") }),
    ...("counterpart" in record && { counterpart: parseCounterpart(record.counterpart) }),
  };
}

export function parsePageJson(value: unknown): PageJson {
  const record = asRecord(value);
  return {
    ...parsePageData(record),
    html: text(record, "html"),
    ...("style" in record && { style: text(record, "style") }),
  };
}

function parseTocItem(value: unknown): TocItem {
  const record = asRecord(value);
  return {
    id: text(record, "id"),
    text: text(record, "text"),
    level: record.level === 3 ? 3 : 2,
  };
}

function parseCounterpart(value: unknown): CounterpartData {
  const record = asRecord(value);
  const sections = asRecord(record.sections);
  return {
    href: text(record, "href"),
    sections: Object.fromEntries(Object.keys(sections).map((id) => [id, text(sections, id)])),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new TypeError("The page's data is no object.");
  return value;
}

function text(record: Record<string, unknown>, key: string): string {
  const value = record[key];
  if (typeof value !== "string" || value === "")
    throw new TypeError(`The page's data has no text "${key}".`);
  return value;
}
