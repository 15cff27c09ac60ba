/** 25000 gives "25,000", as British readers write it. The same on every machine. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: 20 });
}
