import { readFile } from "node:fs/promises";
import { load } from "js-yaml";
import { isRecord } from "../../../src/lib/isRecord.ts";
import type { Contract } from "../contract.ts";
import { type Claim, claimKinds, claimsOf, claimsShown } from "./claims.ts";
import { makeJudge, type Verdict } from "./judge.ts";
import type { Exchange } from "./recordings.ts";

/** A claim that no recording shows, and why it is made nevertheless. */
export type Exception = { claim: Claim; reason: string };

/** Reads exceptions.yaml: a list of reasons, each with the claims it excuses. */
export async function readExceptions(file: string): Promise<Exception[]> {
  const list: unknown = load(await readFile(file, "utf8"));
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

export type Proof = {
  /** Recordings that the contract does not allow, each with what is wrong. */
  refuted: string[];
  /** Claims of the contract that no recording shows and no exception excuses. */
  unshown: Claim[];
  /** Exceptions for a claim that is shown after all, or that the contract does not make. */
  needless: Claim[];
  /** How many recordings were held against each kind of rule. */
  kinds: Map<Verdict["kind"], number>;
  /** For each kind of claim: how many there are, and how many the recordings show. */
  claims: Map<string, { made: number; shown: number }>;
};

/** Holds the contract against recordings, and the recordings against the contract. */
export function prove(
  contract: Contract,
  exchanges: readonly Exchange[],
  exceptions: readonly Exception[],
): Proof {
  const judge = makeJudge(contract);
  const made = claimsOf(judge);
  const shown = new Set<Claim>();
  const refuted: string[] = [];
  const kinds = new Map<Verdict["kind"], number>();
  for (const exchange of exchanges) {
    const verdict = judge.judge(exchange);
    kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1);
    if (verdict.problems.length > 0) {
      refuted.push(`${exchange.label}: ${verdict.problems.join("; ")}`);
      continue;
    }
    for (const claim of claimsShown(judge, exchange, verdict)) shown.add(claim);
  }
  const excused = new Set(exceptions.map(({ claim }) => claim));
  const countOf = (kind: string): [string, { made: number; shown: number }] => {
    const own = [...made].filter((claim) => claim.startsWith(`${kind} `));
    return [kind, { made: own.length, shown: own.filter((claim) => shown.has(claim)).length }];
  };
  return {
    refuted,
    unshown: [...made].filter((claim) => !shown.has(claim) && !excused.has(claim)),
    needless: [...excused].filter((claim) => shown.has(claim) || !made.has(claim)),
    kinds,
    claims: new Map(claimKinds.map(countOf)),
  };
}

/** The counts of a proof in two sentences. */
export function summary(proof: Proof, recordings: number): string {
  const kinds = [...proof.kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
  const claims = [...proof.claims].map(([kind, { made, shown }]) => `${kind} ${shown} of ${made}`);
  return (
    `Recordings: ${recordings} held against the contract, ${proof.refuted.length} failed (${kinds}).\n` +
    `Claims of the contract that they show: ${claims.join(", ")}.`
  );
}
