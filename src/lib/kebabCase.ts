import { slug } from "./slug.ts";

/** `lookupPostcode` gives `lookup-postcode`; `name_1` gives `name-1`; `Terminated postcodes` gives `terminated-postcodes`. */
export function kebabCase(name: string): string {
  return slug(name.replace(/([a-z0-9])([A-Z])/g, "$1-$2"));
}
