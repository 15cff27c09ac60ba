import { kebabCase } from "../../src/lib/kebabCase.ts";
import { oncePer } from "../../src/lib/oncePer.ts";
import { operationSlugs } from "../../src/pages/outline.ts";
import { toReference } from "../../src/reference/model/toReference.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import type { Contract } from "./contract.ts";

/** The contract as the model that pages are made from; made once, because it takes about a second. */
export const contractReference = oncePer(
  ({ document, originOf }: Contract): Reference =>
    toReference(document, originOf, {
      // Operations that share a page keep their ids apart.
      anchorPrefix: (id) => (operationSlugs[id] === null ? kebabCase(id) : ""),
    }),
);
