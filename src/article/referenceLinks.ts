import { reference } from "virtual:reference";
import { apiGroups, introductionSlug, operationSlugs } from "../pages/outline.ts";
import type { Operation } from "../reference/model/types.ts";
import type { ReferenceLinks } from "../reference/views/links.ts";

const introduction = `/docs/api/${introductionSlug}`;

/** Where the parts of the reference stand on this site. */
export const referenceLinks: ReferenceLinks = {
  introduction,
  group: groupPath,
  operation: (id) => operationPath(find(id)),
};

function find(id: string): Operation {
  const operation = reference.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}

function groupPath(id: string): string {
  const entry = apiGroups.find(({ group }) => group === id);
  return entry === undefined ? introduction : `/docs/api/${entry.slug}`;
}

function operationPath({ id, anchor, groupId }: Operation): string {
  const own = operationSlugs[id];
  return own ? `/docs/api/${own}` : `${groupPath(groupId)}#${anchor}`;
}
