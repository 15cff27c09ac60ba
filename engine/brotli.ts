import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** What `npm start` sends: one below the best, about 3 % larger, in a quarter of the time. */
const SERVED_QUALITY = 10;
/** For files that nobody waits for, and for a first look: 9 % larger, in a twentieth of the time, and 2 MB of tables instead of 16 at quality 8. */
export const QUICK_QUALITY = 6;
/** What a host can send that compresses files once, in four times the time. */
const BEST_QUALITY = 11;
/** A quick size above this share of the limit is measured again: it might be smaller than the served one. */
const MARGIN = 0.95;

/** What `measuredBrotli` has compressed, by its content. */
const measured = new Map<string, Promise<Buffer>>();

/** Compresses beside the main thread, several files at once. */
export function brotli(content: string | Buffer, quality = SERVED_QUALITY): Promise<Buffer> {
  const known = quality === SERVED_QUALITY ? measured.get(hashOf(content)) : undefined;
  return known ?? compress(content, quality);
}

/** As it is served; kept for the file that is written after it was measured. */
export function measuredBrotli(content: string): Promise<Buffer> {
  const made = brotli(content);
  measured.set(hashOf(content), made);
  return made;
}

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

function compress(content: string | Buffer, quality: number): Promise<Buffer> {
  const bytes = Buffer.byteLength(content);
  // Just large enough for all of it: Brotli makes tables for the whole window, 32 MB for the one that is usual.
  const window = Math.ceil(Math.log2(bytes + 16));
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, least), most),
    },
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
