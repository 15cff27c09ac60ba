import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** What `npm start` sends: one below the best, about 3 % larger, in a quarter of the time. */
const SERVED_QUALITY = 10;
/** For files that no reader waits for: 9 % larger, in a fifteenth of the time. Quality 9: 0.5 % smaller, in half the time. */
export const QUALITY_FOR_PROGRAMS = 8;
/** What a host can send that compresses files once, in four times the time. */
const BEST_QUALITY = 11;
/** Takes a thirtieth of the time, and a file is about 11 % larger. */
const QUICK_QUALITY = 5;
/** A quick size above this share of the limit is measured again: it might be smaller than the served one. */
const MARGIN = 0.95;

/** Compresses beside the main thread, several files at once. */
export function brotli(content: string | Buffer, quality = SERVED_QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}

/**
 * The bytes of a text as it is served; of one that is well within its limit, the higher number that is quick to find, and
 * of one above it, those of the best that a host can send.
 */
export async function brotliBytesWithin(limit: number, text: string): Promise<number> {
  const quick = await brotli(text, QUICK_QUALITY);
  if (quick.length <= limit * MARGIN) return quick.length;
  const served = await brotli(text);
  return served.length <= limit ? served.length : (await brotli(text, BEST_QUALITY)).length;
}
