export const entrances: readonly { href: string; label?: string }[] = [
  { href: "/docs/postcode/lookup" },
  { href: "/docs/postcode/schema" },
  { href: "/docs/api/api-reference-postcodes-io#limits", label: "Limits" },
];
