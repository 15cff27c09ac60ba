import { editDistance } from "./editDistance.ts";

/** A longer list of names helps nobody. */
const LONGEST_LIST = 50;

/**
 * The value of that name; otherwise an error that says what was meant, or what there is.
 * `what` reads as in "There is no operation …".
 */
export function findNamed<Value>(
  what: string,
  name: string,
  values: Iterable<readonly [name: string, value: Value]>,
): Value {
  const known = new Map(values);
  const value = known.get(name);
  if (value !== undefined) return value;
  const names = [...known.keys()];
  const closest = names
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
  const hint = closest === undefined ? "" : ` Did you mean "${closest}"?`;
  const list = names.length > LONGEST_LIST ? "" : ` There is: ${names.join(", ")}.`;
  throw new Error(`There is no ${what} "${name}".${hint}${list}`);
}
