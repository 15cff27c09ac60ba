import { type Field, type FieldGroup, fieldGroups } from "../model/types.ts";

type GroupedFields = { title: string | null; fields: Field[] };

/** The words of the schema guide's headings. */
export const fieldGroupTitles: Readonly<Record<FieldGroup, string>> = {
  identity: "Identity",
  location: "Location",
  administrative: "Administrative",
  electoral: "Electoral",
  health: "Health",
  census: "Census and settlements",
  economic: "Economic",
  legacy: "Legacy",
};

/** From this many fields on a list is easier to read in groups. */
export const MANY_FIELDS = 12;

/**
 * A long list in the groups of the contract, in their order; what has no group comes first, objects
 * come last, since they bring lists of their own. A short list stays as it is.
 */
export function groupedFields(fields: readonly Field[]): GroupedFields[] {
  const groups = new Set(fields.map(({ group }) => group));
  if (fields.length < MANY_FIELDS || groups.size < 2) return [{ title: null, fields: [...fields] }];
  const simple = fields.filter((field) => !hasFields(field));
  return [
    { title: null, fields: simple.filter(({ group }) => group === null) },
    ...fieldGroups.map((group) => ({
      title: fieldGroupTitles[group],
      fields: simple.filter((field) => field.group === group),
    })),
    { title: null, fields: fields.filter(hasFields) },
  ].filter((entry) => entry.fields.length > 0);
}

function hasFields({ children, variants }: Field): boolean {
  return children.length > 0 || variants.length > 0;
}
