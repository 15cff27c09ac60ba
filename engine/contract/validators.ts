import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { isRecord } from "../../src/lib/isRecord.ts";
import { oncePer, oncePerText } from "../../src/lib/oncePer.ts";
import { schemaExtensions } from "../../src/reference/model/keywords.ts";
import type { Contract } from "./contract.ts";

/** What is wrong with a value, in words; empty if it fits. */
export type Validate = (value: unknown) => string[];

/** Returns the validator of the schema at a pointer of the document; both are made on first use. */
export const schemaValidators = oncePer((contract: Contract) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
  const home = isRecord(contract.document) ? contract.document : {};
  // Our own keys say nothing about what fits. Ajv takes the document for a schema on the way to those within it,
  // so its keys must be known too.
  ajv.addVocabulary([...schemaExtensions, ...Object.keys(home)]);
  ajv.addSchema(home, "contract", false, false);
  return oncePerText((pointer): Validate => {
    const fits = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
    return (value) => (fits(value) ? [] : (fits.errors ?? []).map(inWords));
  });
});

export function inWords({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath === "" ? "the value" : instancePath;
  const detail = Object.entries(params)
    .filter(([name]) =>
      ["additionalProperty", "unevaluatedProperty", "allowedValue"].includes(name),
    )
    .map(([, value]) => ` (${JSON.stringify(value)})`)
    .join("");
  return `${place} ${message ?? "does not fit"}${detail}`;
}
