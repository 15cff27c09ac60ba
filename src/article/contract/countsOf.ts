import type { Field, Reference } from "../../reference/model/types.ts";

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
    ...schemas
      .filter(({ children }) => children.length > 0)
      .flatMap(({ name, children }) => fieldCounts(name, children)),
  ];
}

function fieldCounts(name: string, fields: readonly Field[]): [string, number][] {
  return [
    [name, fields.length],
    ...fields
      .filter(({ children }) => children.length > 0)
      .flatMap((field) => fieldCounts(`${name}.${field.name}`, field.children)),
  ];
}
