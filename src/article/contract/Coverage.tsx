import { CoverageTable } from "../../reference/views/CoverageTable.tsx";
import { schemaNamed } from "./find.ts";
import { fieldsOf, toSchemaGuide } from "./schemaView.ts";

type Props = { schema: string };

/** Which fields of a schema are filled in which nation. */
export function Coverage({ schema }: Props) {
  const { title } = schemaNamed(schema);
  const fields = fieldsOf(schema).filter(({ coverage }) => coverage !== null);
  if (fields.length === 0) {
    throw new Error(`No field of the schema "${schema}" says where it is filled (x-coverage).`);
  }
  return (
    <CoverageTable label={`Coverage: ${title}`} fields={fields} addressOf={toSchemaGuide(schema)} />
  );
}
