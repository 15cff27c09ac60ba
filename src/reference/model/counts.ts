import { findNamed } from "../../lib/findNamed.ts";
import type { Field, Reference } from "./types.ts";

export function countNamed(reference: Reference, name: string): number {
  return findNamed("count of", name, countsOf(reference));
}

/**
 * What prose may count: "operations", "errors", "groups", the fields of a schema ("Postcode") or of
 * an object inside it ("Postcode.codes"), and the fields a bulk request can filter.
 */
export function countsOf(reference: Reference): [string, number][] {
  const schemas = Object.values(reference.schemas);
  return [
    ["operations", reference.operations.length],
    ["groups", reference.groups.length],
    ["errors", reference.errors.length],
    ...schemas
      .filter(({ name }) => name === "FilteredPostcode")
      .map(({ children }): [string, number] => ["filterable", children.length]),
    ...schemas.flatMap(({ name, children }) => fieldCounts(name, children)),
  ];
}

function fieldCounts(name: string, fields: readonly Field[]): [string, number][] {
  if (fields.length === 0) return [];
  const inside = fields.flatMap((field) => fieldCounts(`${name}.${field.name}`, field.children));
  return [[name, fields.length], ...inside];
}
