import { pages } from "virtual:pages";
import { reference } from "virtual:reference";
import { apiBaseUrl } from "../apiBaseUrl.ts";
import { findNamed } from "../lib/findNamed.ts";
import { groupPath, introductionPath, operationPath } from "../pages/addresses.ts";
import { relatedGuides, relatedOperations, schemaGuides } from "../pages/relatedGuides.ts";
import type { Operation } from "../reference/model/types.ts";
import type { GuideLink, ReferenceLinks } from "../reference/views/links.ts";

/** Where the parts of the reference stand on this site. */
export const referenceLinks: ReferenceLinks = {
  baseUrl: apiBaseUrl,
  introduction: introductionPath,
  group: groupPath,
  operation: (id) => operationPath(find(id)),
  schema: (name) => schemaGuides[name] ?? null,
  guides: (id) => guidesAt(relatedGuides[find(id).id] ?? []),
  seeAlso: (id) => (relatedOperations[id] ?? []).map(find),
};

function find(id: string): Operation {
  return findNamed(
    "operation",
    id,
    reference.operations.map((operation) => [operation.id, operation]),
  );
}

function guidesAt(paths: readonly string[]): GuideLink[] {
  const guides = pages.filter(({ kind }) => kind === "guide");
  return paths.map((path) => {
    const known = guides.map((page) => [page.path, page] as const);
    const { title } = findNamed("guide (see src/pages/relatedGuides.ts)", path, known);
    return { title, path };
  });
}
