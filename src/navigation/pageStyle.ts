import type { LoadedPage } from "./pageData.ts";

const sheets = new Map<string, CSSStyleSheet>();

let applied: CSSStyleSheet | null = null;

/**
 * Applies the style that only some pages have. One at a time: each has all that its page needs, in the right order, which two
 * together would not have. The document's own page has it in its head. Sheets of others stay.
 */
export function applyPageStyle({ style }: LoadedPage): void {
  const wanted = style === undefined ? null : sheetOf(style);
  if (wanted === applied) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== applied);
  document.adoptedStyleSheets = wanted === null ? others : [...others, wanted];
  applied = wanted;
}

/** Parses a page's style before it is wanted. */
export function prepareStyle({ style }: LoadedPage): void {
  if (style !== undefined) sheetOf(style);
}

function sheetOf(style: string): CSSStyleSheet {
  const sheet = sheets.get(style) ?? new CSSStyleSheet();
  if (!sheets.has(style)) sheet.replaceSync(style);
  sheets.set(style, sheet);
  return sheet;
}
