import type { VerifiedFile } from "../../browser/verifiedFile.ts";

/** Addresses that failed. What is wrong with a file may be in the browser's cache, and would stay there. */
const failed = new Set<string>();

/** Has the browser fetch a file and compare it with its hash, which neither a link nor a worker's constructor can do. */
export async function fetchVerified({ address, integrity }: VerifiedFile): Promise<void> {
  if (integrity === "") return;
  const cache = failed.delete(address) ? "reload" : "default";
  try {
    await fetch(address, { integrity, cache });
  } catch {
    failed.add(address);
    throw new Error(`Failed to fetch ${address}`);
  }
}
