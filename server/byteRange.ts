type ByteRange = { start: number; end: number };

/**
 * The part of a file that a Range header names, `end` included: "none" if it names no part of this file, null if the
 * whole file is to be sent. Several ranges at once are answered with the whole file, as RFC 9110 allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : "none";
}
