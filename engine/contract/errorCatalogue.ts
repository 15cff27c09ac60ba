import { isRecord } from "../../src/lib/isRecord.ts";

/** One of the fixed messages of the server. */
export type ErrorMessage = { id: string; status: number; message: string };

/** The catalogue of the root file. What is malformed in it is left to the check of the x- keys. */
export function errorCatalogue(document: unknown): ErrorMessage[] {
  const list = isRecord(document) ? document["x-error-catalogue"] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    if (!isRecord(item)) return [];
    const { id, status, message } = item;
    if (typeof id !== "string" || typeof status !== "number" || typeof message !== "string") {
      return [];
    }
    return [{ id, status, message }];
  });
}
