import { fromPointer, walk } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import type { Release } from "../../src/reference/model/releases.ts";
import { type Contract, problemAt } from "../contract/contract.ts";
import { RELEASES_FILE } from "./readReleases.ts";

/** The history ends with the release that the contract describes, and has every release that a field came with. */
export function checkReleases(
  releases: readonly Release[],
  contract: Contract,
  version: string,
): Problem[] {
  const [newest] = releases;
  const problems: Problem[] = [];
  if (newest?.version !== version) {
    problems.push({
      file: RELEASES_FILE,
      line: 1,
      message: `the first release is ${newest?.version ?? "missing"}, but info.version in openapi/openapi.yaml is ${version}.`,
      fix: "Add the release that the contract describes, at the top.",
    });
  }
  const known = new Set<unknown>(releases.map((release) => release.version));
  for (const { value, pointer } of walk(contract.document)) {
    if (fromPointer(pointer).at(-1) !== "x-since" || known.has(value)) continue;
    const message = `the field came with ${value}, which is not in ${RELEASES_FILE}.`;
    problems.push(problemAt(contract, pointer, message, "Correct it, or add the release."));
  }
  return problems;
}
