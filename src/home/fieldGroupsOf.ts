import type { Field, FieldGroup } from "../reference/model/types.ts";
import { fieldGroups } from "../reference/model/types.ts";

export type ResponsePart = { name: FieldGroup | "codes"; fields: readonly Field[] };

/** The fields of a postcode by subject, in the contract's order; the object of codes is a part of its own. */
export function fieldGroupsOf(fields: readonly Field[]): ResponsePart[] {
  const plain = fields.filter(({ children }) => children.length === 0);
  const nested = fields.flatMap(({ children }) => children);
  const parts = fieldGroups.map((name): ResponsePart => {
    return { name, fields: plain.filter(({ group }) => group === name) };
  });
  const placed = parts.reduce((sum, part) => sum + part.fields.length, 0);
  if (placed !== plain.length) {
    throw new Error(
      `${plain.length - placed} fields of a postcode have no x-group, so the home page cannot show them.`,
    );
  }
  return [...parts, { name: "codes", fields: nested }];
}
