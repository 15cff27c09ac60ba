const MONTHS =
  "January February March April May June July August September October November December";

/**
 * A day such as 2026-11-16 as people in Britain write it: 16 November 2026. The browser could do it, but needs 35 ms
 * to get its data ready, or four times that on a phone.
 */
export function formatDay(day: string): string {
  const [year, month, dayOfMonth] = day.split("-").map(Number);
  return `${dayOfMonth} ${MONTHS.split(" ")[Number(month) - 1]} ${year}`;
}
