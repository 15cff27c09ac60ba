export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] };

export type Block = { kind: "paragraph"; children: Inline[] } | { kind: "list"; items: Inline[][] };

/** The words alone, for titles, search and meta descriptions. */
export function plainText(parts: readonly (Block | Inline)[]): string {
  return parts
    .map((part): string => {
      if ("text" in part) return part.text;
      if ("items" in part) return part.items.map(plainText).join(" ");
      return plainText(part.children);
    })
    .join(parts.some((part) => part.kind === "paragraph" || part.kind === "list") ? " " : "");
}
