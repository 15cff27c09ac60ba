import { editDistance } from "./editDistance.ts";

/** A longer list of names is no help. */
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
  const closest = closestName(name, names);
  const hint = closest === null ? "" : ` Did you mean "${closest}"?`;
  const list = names.length > LONGEST_LIST ? "" : ` There is: ${names.join(", ")}.`;
  throw new Error(`There is no ${what} "${name}".${hint}${list}`);
}

/** A list as pairs of name and value; `key` is what holds the name. */
export function byKey<Key extends string, Value extends Readonly<Record<Key, string>>>(
  key: Key,
  values: readonly Value[],
): (readonly [name: string, value: Value])[] {
  return values.map((value) => [value[key], value]);
}

/** The name that was probably meant: the closest one, when at most a third of the letters differ. */
export function closestName(name: string, names: readonly string[]): string | null {
  const [closest] = names
    .map((known) => ({ known, distance: editDistance(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.max(1, name.length / 3))
    .toSorted((a, b) => a.distance - b.distance);
  return closest?.known ?? null;
}
