import { reference } from "virtual:reference";
import type { Field, SchemaModel } from "../../reference/model/types.ts";
import type { AddressOf } from "../../reference/views/links.ts";
import { schemaNamed } from "./find.ts";

/**
 * The fields of a schema with their anchors on its guide. A schema whose name continues another's
 * (PostcodeCodes, Postcode) is a part of it, so its fields keep their path: `codes-lsoa`.
 */
export function fieldsOf(name: string): readonly Field[] {
  const schema = schemaNamed(name);
  const owners: SchemaModel[] = Object.values(reference.schemas);
  const part = owners
    .filter((owner) => owner.name !== name && name.startsWith(owner.name))
    .flatMap(({ children }) => children)
    .find(({ schemaName }) => schemaName === name);
  return (part ?? schema).children;
}

/** On a schema's own guide an address is short: `#lsoa`, `#codes-lsoa`. */
export const onSchemaGuide: AddressOf = (anchor) => {
  const id = anchor.replace(/^field-/, "");
  return { id, href: `#${id}` };
};
