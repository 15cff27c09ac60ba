/** A day such as 2026-11-16 as people in Britain write it: 16 November 2026. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
