/**
 * The index that a key leads to among the names of a block; -1 is none, or the block itself. Beyond either end the key
 * has its usual effect, so that a reader can scroll out of the block with it.
 */
export function nameByKey(key: string, current: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowDown") return current + 1;
  return key === "ArrowUp" ? current - 1 : -1;
}
