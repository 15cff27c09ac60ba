/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error("There is no median of no values.");
  return (low + high) / 2;
}

/** How many times the other value this one is. Null where the other is 0: there is no such number. */
export function ratio(value: number, other: number): number | null {
  if (value === other) return 1;
  return other === 0 ? null : value / other;
}

/** Every round starts with another one, so that none always runs first, or after the same one. */
export function rotated<T>(values: readonly T[], round: number): T[] {
  const start = round % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
