import type { Problem } from "../lib/problem.ts";
import type { Reference } from "../reference/model/types.ts";
import { operationPath } from "./addresses.ts";
import { operationSlugs } from "./outline.ts";
import type { Page } from "./page.ts";

export const OUTLINE = "src/pages/outline.ts";

/** Outline and contract name the same operations. */
export function unknownOperations({ operations }: Reference): Problem[] {
  const unnamed = operations.filter(({ id }) => !(id in operationSlugs));
  const unknown = Object.keys(operationSlugs).filter(
    (name) => !operations.some(({ id }) => id === name),
  );
  return [
    ...unnamed.map(({ id }) => ({
      file: OUTLINE,
      message: `the contract has an operation "${id}" that operationSlugs does not name.`,
      fix: `Add ${id}: "slug-of-its-page", or ${id}: null to show it on its group's page.`,
    })),
    ...unknown.map((name) => ({
      file: OUTLINE,
      message: `operationSlugs names "${name}", which is no operation of the contract.`,
      fix: "Correct the name, or remove the line.",
    })),
  ];
}

/** Every operation is on a page: its group has a place, and a slug is used. */
export function unplacedOperations(reference: Reference, pages: readonly Page[]): Problem[] {
  const places = pages.flatMap(({ path, followedBy }) => [
    path,
    ...followedBy.map(({ href }) => href),
  ]);
  return reference.operations
    .filter((operation) => operation.id in operationSlugs)
    .filter((operation) => !places.includes(operationPath(operation)))
    .map(({ id, groupId }) => ({
      file: OUTLINE,
      message: `the operation "${id}" of the group "${groupId}" is on no page.`,
      fix: `Add the group to apiGroups, or set ${id}: null if it belongs on the introduction.`,
    }));
}
