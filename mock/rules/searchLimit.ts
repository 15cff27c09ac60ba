import type { Limit } from "../../src/reference/model/types.ts";
import type { World } from "../outcome.ts";

/** The limit of a text search never fails: what is no positive number means the default. */
export function searchLimit(text: string, { default: usual, max }: Limit): number {
  const number = Number.parseInt(text, 10);
  const limit = number > 0 ? number : (usual ?? 0);
  return max === null ? limit : Math.min(limit, max);
}

/** A limit of the contract. Its names are part of the contract, so a missing one is a mistake there. */
export function limitNamed({ limits }: Pick<World, "limits">, name: string): Limit {
  const limit = limits[name];
  if (limit === undefined) throw new Error(`The contract has no x-limit "${name}".`);
  return limit;
}
