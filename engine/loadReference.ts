import { kebabCase } from "../src/lib/kebabCase.ts";
import { operationSlugs } from "../src/pages/outline.ts";
import { toReference } from "../src/reference/model/toReference.ts";
import type { Reference } from "../src/reference/model/types.ts";
import { loadContract } from "./contract/loadContract.ts";

/** The contract's file as the finished model that views draw. */
export async function loadReference(contractFile: string): Promise<Reference> {
  const { document, originOf } = await loadContract(contractFile);
  return toReference(document, originOf, {
    // Operations that share a page keep their ids apart.
    anchorPrefix: (id) => (operationSlugs[id] === null ? kebabCase(id) : ""),
  });
}
