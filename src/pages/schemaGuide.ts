import { schemaGuides } from "./relatedGuides.ts";

/** The page that explains the fields of a schema. */
export function schemaGuide(schema: string): string {
  const guide = schemaGuides[schema];
  if (guide !== undefined) return guide;
  throw new Error(
    `The schema "${schema}" has no guide that explains its fields. Add it to schemaGuides in src/pages/relatedGuides.ts.`,
  );
}
