import { isRecord } from "../../../src/lib/isRecord.ts";
import { valueAt } from "../../../src/lib/pointer.ts";
import type { DownloadSource } from "./source.ts";

/** Every schema of the contract in one JSON Schema document, which needs no knowledge of OpenAPI or of our own keys. */
export function jsonSchemas({ document, reference }: DownloadSource, address: string): unknown {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: address,
    title: `${valueAt(document, "/info/title")} ${reference.version}`,
    description: `Objects of the API. Refer to one as ${address}#/$defs/Postcode, for example.`,
    $defs: toSchema(valueAt(document, "/components/schemas")),
  };
}

const REF = "#/components/schemas/";

/** A strict validator refuses keys that it does not know, such as ours. */
function toSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSchema);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith("x-"))
      .map(([key, child]) => [
        key,
        key === "$ref" ? String(child).replace(REF, "#/$defs/") : toSchema(child),
      ]),
  );
}
