import { schemaGuides } from "../../pages/relatedGuides.ts";
import { schemaNamed } from "../../reference/model/find.ts";
import type { Field, Reference, SchemaModel } from "../../reference/model/types.ts";
import type { AddressOf } from "../../reference/views/links.ts";

/**
 * The fields of a schema with their anchors on its guide. A schema whose name continues another's
 * (PostcodeCodes, Postcode) is a part of it, so its fields keep their path: `codes-lsoa`.
 */
export function fieldsOf(reference: Reference, name: string): readonly Field[] {
  const schema = schemaNamed(reference, name);
  const owners: SchemaModel[] = Object.values(reference.schemas);
  const part = owners
    .filter((owner) => owner.name !== name && name.startsWith(owner.name))
    .flatMap(({ children }) => children)
    .find(({ schemaName }) => schemaName === name);
  return (part ?? schema).children;
}

/** On a schema's own guide an address is short: `#lsoa`, `#codes-lsoa`. */
export const onSchemaGuide: AddressOf = (anchor) => {
  const id = shortId(anchor);
  return { id, href: `#${id}` };
};

/** The same from any other page. */
export function toSchemaGuide(name: string): AddressOf {
  const guide = schemaGuides[name];
  if (guide === undefined) {
    throw new Error(
      `The schema "${name}" has no guide that explains its fields. Add it to schemaGuides in src/pages/relatedGuides.ts.`,
    );
  }
  return (anchor) => ({ id: undefined, href: `${guide}#${shortId(anchor)}` });
}

function shortId(anchor: string): string {
  return anchor.replace(/^field-/, "");
}
