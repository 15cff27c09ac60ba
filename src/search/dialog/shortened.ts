const LONGEST = 80;

/** A query as messages repeat it: a pasted document is cut, and half a character, which no address can hold, is gone. */
export function shortened(query: string): string {
  const characters = Array.from(query.trim().replaceAll(/\p{Surrogate}/gu, ""));
  return characters.length <= LONGEST
    ? characters.join("")
    : `${characters.slice(0, LONGEST).join("")}…`;
}
