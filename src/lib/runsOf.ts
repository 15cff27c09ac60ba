/** Neighbours of one kind together: aab, by itself, is [aa, b]. */
export function runsOf<Item, Kind>(
  items: readonly Item[],
  kindOf: (item: Item) => Kind,
): { kind: Kind; length: number }[] {
  const runs: { kind: Kind; length: number }[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    const last = runs.at(-1);
    if (last?.kind === kind) last.length++;
    else runs.push({ kind, length: 1 });
  }
  return runs;
}
