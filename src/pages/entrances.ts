/** What readers look for most: search offers it before anything is typed. A part of a page needs a label of its own. */
export const entrances: readonly { href: string; label?: string }[] = [
  { href: "/docs/postcode/lookup" },
  { href: "/docs/postcode/bulk" },
  { href: "/docs/postcode/reverse-geocode" },
  { href: "/docs/postcode/schema" },
  { href: "/docs/api/api-reference-postcodes-io#error-catalogue", label: "Errors" },
  { href: "/docs/api/api-reference-postcodes-io#limits", label: "Limits" },
  { href: "/docs/self-host" },
];
