import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** One below the best: a file is about 3 % larger than what a host can reach, and takes a quarter of the time. */
const QUALITY = 10;
/** Takes a thirtieth of the time, and a file is about 11 % larger. */
const QUICK_QUALITY = 5;
/** What the quick number has to leave free: of a page it is always the higher one, but nothing promises that. */
const MARGIN = 0.95;

/** What the budgets measure is what `npm start` sends. Compresses beside the main thread, several files at once. */
export function brotli(content: string | Buffer, quality = QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}

/** The bytes of a text; of one that is well within its limit, the higher number that is quick to find. */
export async function brotliBytesWithin(limit: number, text: string): Promise<number> {
  const quick = await brotli(text, QUICK_QUALITY);
  return quick.length <= limit * MARGIN ? quick.length : (await brotli(text)).length;
}
