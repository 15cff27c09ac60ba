/** Text without its percent-escapes, or null where a percent sign starts none. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
