/** Markup as it is published: these attributes concern the checks of claims and of addresses alone. */
export function withoutMarks(html: string): string {
  return html.replaceAll(/ data-(?:proven="(?:no)?"|repeated="[^"]*")/g, "");
}
