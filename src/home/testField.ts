import type { Field } from "../reference/model/types.ts";

/** A field of which only the name and the group matter. */
export function testField(name: string, group: Field["group"]): Field {
  return {
    kind: "property",
    name,
    path: name,
    anchor: name,
    required: true,
    pair: null,
    type: "string",
    types: ["string"],
    itemTypes: null,
    nullable: false,
    schemaName: null,
    constraints: [],
    children: [],
    variants: [],
    description: [],
    deprecated: false,
    legacy: [],
    since: null,
    source: null,
    coverage: null,
    coverageNote: [],
    group,
    notes: [],
    beyond: [],
    examples: [],
  };
}
