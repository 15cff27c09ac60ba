import { byKey, findNamed } from "../../lib/findNamed.ts";

/** "a, b": the values of these names, in this order; all values when no names are given. */
export function namesIn<Key extends string, Value extends Readonly<Record<Key, string>>>(
  list: string | undefined,
  what: string,
  key: Key,
  values: readonly Value[],
): readonly Value[] {
  if (list === undefined) return values;
  return list.split(",").map((name) => findNamed(what, name.trim(), byKey(key, values)));
}
