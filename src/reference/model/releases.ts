import type { Inline } from "./blocks.ts";

export const releaseKinds = ["added", "changed", "fixed", "data"] as const;
export const audiences = ["everyone", "self-hosters"] as const;

/** A release of the API and what it changed, in a sentence. */
export type Release = {
  /** "18.0.0" */
  version: string;
  /** "2025-12-18" */
  date: string;
  kind: (typeof releaseKinds)[number];
  isBreaking: boolean;
  /** Whom it concerns. */
  audience: (typeof audiences)[number];
  text: readonly Inline[];
};

/** Where the sentence leads, in its order. */
export function linksIn(text: readonly Inline[]): string[] {
  return text.flatMap((part) => {
    if (part.kind === "link") return [part.href];
    return part.kind === "strong" ? linksIn(part.children) : [];
  });
}
