/** A heading's or label's id: lower case words joined by hyphens, accents folded, never empty. */
export function slug(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-") ?? "section";
}

/** `lookupPostcode` gives `lookup-postcode`; `name_1` gives `name-1`; `Terminated postcodes` gives `terminated-postcodes`. */
export function kebabCase(name: string): string {
  return slug(name.replace(/([a-z0-9])([A-Z])/g, "$1-$2"));
}
