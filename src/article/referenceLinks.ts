import { byKey, findNamed } from "../lib/findNamed.ts";
import { groupPath, introductionPath, operationPath } from "../pages/addresses.ts";
import type { Site } from "../pages/page.ts";
import { relatedGuides, relatedOperations, schemaGuides } from "../pages/relatedGuides.ts";
import { operationNamed } from "../reference/model/find.ts";
import type { ReferenceLinks } from "../reference/views/links.ts";

/** Where the parts of the reference are on this site. */
export function referenceLinks({ apiBaseUrl, pages, reference }: Site): ReferenceLinks {
  const guides = byKey(
    "path",
    pages.filter(({ kind }) => kind === "guide"),
  );
  return {
    baseUrl: apiBaseUrl,
    introduction: introductionPath,
    group: groupPath,
    operation: (id) => operationPath(operationNamed(reference, id)),
    schema: (name) => schemaGuides[name] ?? null,
    guides: (id) =>
      (relatedGuides[id] ?? []).map((path) =>
        findNamed("guide (see src/pages/relatedGuides.ts)", path, guides),
      ),
    seeAlso: (id) => (relatedOperations[id] ?? []).map((other) => operationNamed(reference, other)),
  };
}
