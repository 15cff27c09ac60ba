import type { Proof } from "./prove.ts";

/** The counts of a proof in two sentences. */
export function summary(proof: Proof, recordings: number): string {
  const kinds = [...proof.kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
  const claims = [...proof.claims].map(([kind, { made, shown }]) => `${kind} ${shown} of ${made}`);
  return (
    `Recordings: ${recordings} held against the contract, ${proof.refuted.length} failed (${kinds}).\n` +
    `Claims of the contract that they show: ${claims.join(", ")}.`
  );
}
