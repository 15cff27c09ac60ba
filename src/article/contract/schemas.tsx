import { findNamed } from "../../lib/findNamed.ts";
import { schemaGuide } from "../../pages/schemaGuide.ts";
import { nationsWithout } from "../../reference/model/coverageWords.ts";
import { exampleRecords } from "../../reference/model/exampleRecords.ts";
import { schemaNamed } from "../../reference/model/find.ts";
import type { Field, Reference, SchemaModel } from "../../reference/model/types.ts";
import { CoverageTable } from "../../reference/views/CoverageTable.tsx";
import { SchemaFields } from "../../reference/views/SchemaFields.tsx";
import { useReference } from "../SiteContext.ts";

type FieldsProps = {
  schema: string;
  /** Only the fields of this group: "census". */
  group?: string;
};

/** Every field of a schema, or of one of its groups, with all that is known about it. */
export function Fields({ schema, group }: FieldsProps) {
  const reference = useReference();
  const fields = fieldsOf(reference, schema);
  const groups = fields.flatMap((field) => field.group ?? []).map((name) => [name, name] as const);
  if (group !== undefined) findNamed(`group of fields in ${schema}`, group, groups);
  return (
    <SchemaFields
      fields={fields.filter((field) => group === undefined || field.group === group)}
      records={exampleRecords(reference, schema)}
      guide={schemaGuide(schema)}
      without={nationsWithout(fields)}
    />
  );
}

/** Which fields of a schema are filled in which nation. */
export function Coverage({ schema }: { schema: string }) {
  const reference = useReference();
  const { title } = schemaNamed(reference, schema);
  const fields = fieldsOf(reference, schema).filter(({ coverage }) => coverage !== null);
  if (fields.length === 0) {
    throw new Error(`No field of the schema "${schema}" says where it is filled (x-coverage).`);
  }
  return <CoverageTable label={`Coverage: ${title}`} fields={fields} guide={schemaGuide(schema)} />;
}

/**
 * The fields of a schema with their anchors on its guide. A schema whose name continues another's
 * (PostcodeCodes, Postcode) is a part of it, so its fields keep their path: `codes-lsoa`.
 */
function fieldsOf(reference: Reference, name: string): readonly Field[] {
  const schema = schemaNamed(reference, name);
  const owners: SchemaModel[] = Object.values(reference.schemas);
  const part = owners
    .filter((owner) => owner.name !== name && name.startsWith(owner.name))
    .flatMap(({ children }) => children)
    .find(({ schemaName }) => schemaName === name);
  return (part ?? schema).children;
}
