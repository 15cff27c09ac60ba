import type { SearchKind } from "./entry.ts";

/** Kinds whose titles a reader could type into a program. */
export const typedKinds: readonly SearchKind[] = ["parameter", "field", "variable"];
