import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { isRecord } from "../../../src/lib/isRecord.ts";
import type { Claim } from "./claims.ts";

/** A claim that no recording shows, and why it is made nevertheless. */
export type Exception = { claim: Claim; reason: string };

/** Reads exceptions.yaml: a list of reasons, each with the claims it excuses. */
export async function readExceptions(file: string): Promise<Exception[]> {
  const list: unknown = parse(await readFile(file, "utf8"));
  if (!Array.isArray(list)) throw new Error(`${file}: write a list of { reason, claims }.`);
  return list.flatMap((item: unknown, index) => {
    const reason = isRecord(item) ? item["reason"] : undefined;
    const claims = isRecord(item) ? item["claims"] : undefined;
    if (typeof reason !== "string" || reason.length < 20 || !Array.isArray(claims)) {
      throw new Error(`${file}: entry ${index + 1} needs a reason in words and a list of claims.`);
    }
    return claims.map((claim: unknown) => ({ claim: String(claim), reason }));
  });
}
