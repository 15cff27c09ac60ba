import { findNamed } from "../../lib/findNamed.ts";

/** "a, b" as names, each of which has to be one of the known ones. */
export function namesIn<Value>(
  what: string,
  list: string,
  known: readonly (readonly [string, Value])[],
): Value[] {
  return list.split(",").map((name) => findNamed(what, name.trim(), known));
}
