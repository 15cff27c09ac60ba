import { oncePer } from "../../src/lib/oncePer.ts";
import { kebabCase } from "../../src/lib/slug.ts";
import { operationSlugs } from "../../src/pages/outline.ts";
import { toReference } from "../../src/reference/model/toReference.ts";
import type { Contract } from "./contract.ts";

/** The contract as the model that pages are made from; made once, because it takes about a second. */
export const contractReference = oncePer(({ document, originOf }: Contract) => {
  // Operations that share a page keep their ids apart.
  const anchorPrefix = (id: string) => (operationSlugs[id] === null ? kebabCase(id) : "");
  return toReference(document, originOf, anchorPrefix);
});
