import { createHash } from "node:crypto";
import type { MockRequest } from "./responder.ts";

export type FaultOptions = {
  /** Milliseconds before each response: a time between these two. */
  latency: readonly [shortest: number, longest: number];
  /** The share of requests that fail, from 0 to 1. */
  failRate: number;
  seed: number;
};

/** What happens to a request before the mock responds. */
type Fault = { delay: number; fails: boolean };

/**
 * Delays and failures follow from the seed, the request, and how often it was sent before: not from the order of
 * different requests, which changes when a client sends several at once.
 */
export function makeFaults({ latency, failRate, seed }: FaultOptions) {
  const [shortest, longest] = latency;
  const timesSent = new Map<string, number>();

  return ({ method, target, text }: MockRequest): Fault => {
    const request = sha256([method, target, text]).toString("base64");
    const times = (timesSent.get(request) ?? 0) + 1;
    timesSent.set(request, times);
    const drawn = sha256([seed, times, request]);
    return {
      delay: Math.round(shortest + (longest - shortest) * shareAt(drawn, 0)),
      fails: shareAt(drawn, 4) < failRate,
    };
  };
}

function sha256(value: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(value)).digest();
}

/** Four bytes as a number from 0 to below 1. */
function shareAt(bytes: Buffer, offset: number): number {
  return bytes.readUInt32BE(offset) / 2 ** 32;
}
