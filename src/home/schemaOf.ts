import type { Reference, SchemaModel } from "../reference/model/types.ts";

/** A schema of the contract by name. */
export function schemaOf(reference: Reference, name: string): SchemaModel {
  const schema = reference.schemas[name];
  if (schema === undefined)
    throw new Error(`src/home asks for the schema "${name}", which is not there.`);
  return schema;
}
