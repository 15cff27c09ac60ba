import type { Problem } from "../lib/problem.ts";
import type { Reference } from "../reference/model/types.ts";
import { operationPath } from "./addresses.ts";
import { operationSlugs } from "./outline.ts";
import type { Page } from "./page.ts";

export const OUTLINE = "src/pages/outline.ts";

/** Outline and contract name the same operations. */
export function unknownOperations(reference: Reference): Problem[] {
  const problems: Problem[] = [];
  for (const { id } of reference.operations) {
    if (!(id in operationSlugs)) {
      problems.push({
        file: OUTLINE,
        message: `the contract has an operation "${id}" that operationSlugs does not name.`,
        fix: `Add ${id}: "slug-of-its-page", or ${id}: null to show it on its group's page.`,
      });
    }
  }
  for (const id of Object.keys(operationSlugs)) {
    if (!reference.operations.some((operation) => operation.id === id)) {
      problems.push({
        file: OUTLINE,
        message: `operationSlugs names "${id}", which is no operation of the contract.`,
        fix: "Correct the name, or remove the line.",
      });
    }
  }
  return problems;
}

/** No operation may fall through: not in a group without a place, nor with a slug where none is used. */
export function unplacedOperations(reference: Reference, pages: readonly Page[]): Problem[] {
  const problems: Problem[] = [];
  const places = pages.flatMap(({ path, followedBy }) => [
    path,
    ...followedBy.map(({ href }) => href),
  ]);
  for (const operation of reference.operations) {
    const { id, groupId } = operation;
    const isThere = places.includes(operationPath(operation));
    if (!isThere && id in operationSlugs) {
      problems.push({
        file: OUTLINE,
        message: `the operation "${id}" of the group "${groupId}" stands on no page.`,
        fix: `Add the group to apiGroups, or set ${id}: null if it belongs on the introduction.`,
      });
    }
  }
  return problems;
}
