import { schemaNamed } from "../../reference/model/find.ts";
import { CoverageTable } from "../../reference/views/CoverageTable.tsx";
import { useReference } from "../SiteContext.ts";
import { fieldsOf, toSchemaGuide } from "./schemaView.ts";

type Props = { schema: string };

/** Which fields of a schema are filled in which nation. */
export function Coverage({ schema }: Props) {
  const reference = useReference();
  const { title } = schemaNamed(reference, schema);
  const fields = fieldsOf(reference, schema).filter(({ coverage }) => coverage !== null);
  if (fields.length === 0) {
    throw new Error(`No field of the schema "${schema}" says where it is filled (x-coverage).`);
  }
  return (
    <CoverageTable label={`Coverage: ${title}`} fields={fields} addressOf={toSchemaGuide(schema)} />
  );
}
