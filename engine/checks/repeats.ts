/** Every item with the same key as an earlier one, and the first item with that key. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const first = firsts.get(keyOf(item));
    if (first !== undefined) return [{ item, first }];
    firsts.set(keyOf(item), item);
    return [];
  });
}
