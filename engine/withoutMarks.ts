/**
 * Markup as it is published, without what only the build reads: what is proven by construction (claims/), which
 * addresses lead to the place around them (checks/addresses.ts), how the page is written in Markdown
 * (markdown/reading.ts), and which JSON is not the API's (checks/names.ts).
 */
export function withoutMarks(html: string): string {
  return html.replaceAll(/ data-(?:proven|repeated|twin|twin-before|language|names)="[^"]*"/g, "");
}
