/**
 * Holds a folder of recordings against the contract:
 * node engine/run.mjs engine/contract/proof/proveFolder.ts <folder>
 * It may be any folder of the same form, such as new recordings of another release.
 */
import { loadContract } from "../loadContract.ts";
import { prove, summary } from "./prove.ts";
import { readRecordings } from "./recordings.ts";

const folder = process.argv[2] ?? "openapi/recordings";
const contract = await loadContract("openapi/openapi.yaml");
const recordings = await readRecordings(folder);
const proof = prove(contract, recordings, []);
for (const refuted of proof.refuted) console.error(refuted);
console.log(summary(proof, recordings.length));
if (proof.refuted.length > 0) process.exitCode = 1;
