const STEPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  list: { ArrowDown: 1, ArrowUp: -1 },
};

/** Where a key leads in a row or a list that goes round, or null if it leads nowhere. */
export function nextByKey(
  shape: "row" | "list",
  key: string,
  current: number,
  count: number,
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[shape]?.[key];
  return step === undefined ? null : (current + step + count) % count;
}
