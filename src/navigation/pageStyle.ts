import type { LoadedPage } from "./pageData.ts";

const sheets = new Map<string, CSSStyleSheet>();

/**
 * Applies the style that only some pages have. One at a time: each has all that its page needs, in the right order, which two
 * together would not have. The document's own page has it in its head.
 */
export function applyPageStyle({ style }: LoadedPage): void {
  const wanted = style === undefined ? [] : [sheetOf(style)];
  if (document.adoptedStyleSheets[0] !== wanted[0]) document.adoptedStyleSheets = wanted;
}

function sheetOf(style: string): CSSStyleSheet {
  const sheet = sheets.get(style) ?? new CSSStyleSheet();
  if (!sheets.has(style)) sheet.replaceSync(style);
  sheets.set(style, sheet);
  return sheet;
}
