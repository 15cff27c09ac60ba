/** Why something could not be loaded, for the reader: the browser's own words for a lost connection help nobody. */
export function reasonOf(error: unknown): string {
  if (!navigator.onLine) return "This device is offline.";
  return error instanceof Error ? error.message : String(error);
}
