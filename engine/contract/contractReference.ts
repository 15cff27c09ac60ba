import { kebabCase } from "../../src/lib/slug.ts";
import { operationSlugs } from "../../src/pages/outline.ts";
import { toReference } from "../../src/reference/model/toReference.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import type { Contract } from "./contract.ts";

const made = new WeakMap<Contract, Reference>();

/** The contract as the model that pages are made from; made once, because it takes about a second. */
export function contractReference(contract: Contract): Reference {
  const reference = made.get(contract) ?? makeReference(contract);
  made.set(contract, reference);
  return reference;
}

function makeReference({ document, originOf }: Contract): Reference {
  // Operations that share a page keep their ids apart.
  const anchorPrefix = (id: string) => (operationSlugs[id] === null ? kebabCase(id) : "");
  return toReference(document, originOf, anchorPrefix);
}
