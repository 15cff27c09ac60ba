import { schemaGuides } from "./relatedGuides.ts";

/** The guide that explains the fields of a schema. */
export function guideToSchema(name: string): string {
  const guide = schemaGuides[name];
  if (guide !== undefined) return guide;
  throw new Error(
    `The schema "${name}" has no guide that explains its fields. Add it to schemaGuides in src/pages/relatedGuides.ts.`,
  );
}
