import { pages } from "virtual:pages";
import { reference } from "virtual:reference";
import { apiBaseUrl } from "../apiBaseUrl.ts";
import { findNamed } from "../lib/findNamed.ts";
import { apiGroups, introductionSlug, operationSlugs } from "../pages/outline.ts";
import { relatedGuides, relatedOperations, schemaGuides } from "../pages/relatedGuides.ts";
import type { Operation } from "../reference/model/types.ts";
import type { GuideLink, ReferenceLinks } from "../reference/views/links.ts";

const introduction = `/docs/api/${introductionSlug}`;

/** Where the parts of the reference stand on this site. */
export const referenceLinks: ReferenceLinks = {
  baseUrl: apiBaseUrl,
  introduction,
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

function groupPath(id: string): string {
  const entry = apiGroups.find(({ group }) => group === id);
  return entry === undefined ? introduction : `/docs/api/${entry.slug}`;
}

function operationPath({ id, anchor, groupId }: Operation): string {
  const own = operationSlugs[id];
  return own ? `/docs/api/${own}` : `${groupPath(groupId)}#${anchor}`;
}
