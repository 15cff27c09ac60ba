import { findNamed } from "../../lib/findNamed.ts";
import { nationsWithout } from "../../reference/model/coverageWords.ts";
import { exampleRecords } from "../../reference/model/exampleRecords.ts";
import { SchemaFields } from "../../reference/views/SchemaFields.tsx";
import { useReference } from "../SiteContext.ts";
import { fieldsOf, onSchemaGuide, toSchemaGuide } from "./schemaView.ts";

type Props = {
  schema: string;
  /** Only the fields of this group: "census". */
  group?: string;
};

/** Every field of a schema, or of one of its groups, with all that is known about it. */
export function Fields({ schema, group }: Props) {
  const reference = useReference();
  const fields = fieldsOf(reference, schema);
  const groups = new Set(fields.flatMap((field) => (field.group === null ? [] : [field.group])));
  const wanted =
    group === undefined
      ? null
      : findNamed(
          `group of fields in ${schema}`,
          group,
          [...groups].map((name) => [name, name]),
        );
  return (
    <SchemaFields
      fields={fields.filter((field) => wanted === null || field.group === wanted)}
      records={exampleRecords(reference, schema)}
      addressOf={onSchemaGuide}
      pairAddressOf={toSchemaGuide(schema)}
      without={nationsWithout(fields)}
    />
  );
}
