/** The check of the server. It refuses GIR 0AA, hyphens, and a space in any other place. */
const wellFormed = /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i;

/** A postcode as this folder files it: SE1P5ZZ. Null for text that is no full postcode. */
export function postcodeKey(text: string): string | null {
  const trimmed = text.trim();
  return wellFormed.test(trimmed) ? compact(trimmed) : null;
}

/** A filed postcode as people write it: SE1P 5ZZ. */
export function formatted(key: string): string {
  return `${key.slice(0, -3)} ${key.slice(-3)}`;
}

/** Upper case and without white space: how the server looks up outward codes too. */
export function compact(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** Text that is not of this form is no outward code. GIR is the one exception of the postal system. */
export function looksLikeOutcode(key: string): boolean {
  return /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR)$/.test(key);
}

/** Databases do not take this character. The server fails wherever it hands it on unchecked. */
export function hasNul(text: string): boolean {
  return text.includes("\0");
}
