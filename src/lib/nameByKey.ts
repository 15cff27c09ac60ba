/**
 * Where a key leads among the names of a block; -1 is the block itself, before the first, and nowhere. Beyond either end
 * the key does what it does everywhere: whoever scrolls with it is not held in the block.
 */
export function nameByKey(key: string, current: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return current + 1;
  return key === "ArrowUp" ? current - 1 : -1;
}
