import { fourStateBars } from "../lib/fourStateBars.ts";

/** A character's four bars on a grid of 14 × 9; each is a third, two thirds or the whole of the height. */
export function barsPath(character: string): string {
  return fourStateBars(character)
    .map(({ up, down }, bar) => `M${1 + bar * 4} ${up ? 0 : 3}V${down ? 9 : 6}`)
    .join("");
}
