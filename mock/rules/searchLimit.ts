import type { Limit } from "../../src/reference/model/types.ts";

/** The limit of a text search never fails: what is no positive number means the default. */
export function searchLimit(text: string, { default: usual, max }: Limit): number {
  const number = Number.parseInt(text, 10);
  const limit = number > 0 ? number : (usual ?? 0);
  return max === null ? limit : Math.min(limit, max);
}
