/**
 * Markup as it is published, without what only the build reads: what is proven by construction (claims/), and how the
 * page is written in Markdown (markdown/reading.ts).
 */
export function withoutMarks(html: string): string {
  return html.replaceAll(/ data-(?:proven|twin|twin-before|language)="[^"]*"/g, "");
}
