/**
 * The four-state code that Royal Mail prints on letters for its sorting machines: every character is
 * four bars, two of which reach up and two down. The characters form a square of six by six; the
 * row says which bars reach up, the column which reach down.
 */
export type Bar = { up: boolean; down: boolean };

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const REACHES = ["0011", "0101", "0110", "1001", "1010", "1100"] as const;

export function fourStateBars(character: string): Bar[] {
  const index = CHARACTERS.indexOf(character);
  const ups = REACHES[Math.floor(index / REACHES.length)];
  const downs = REACHES[index % REACHES.length];
  if (character.length !== 1 || ups === undefined || downs === undefined) {
    throw new Error(
      `"${character}" has no four-state bars: only one digit or one capital letter at a time has.`,
    );
  }
  return [...ups].map((up, bar) => ({ up: up === "1", down: downs[bar] === "1" }));
}
