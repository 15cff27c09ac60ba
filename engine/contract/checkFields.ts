import { isRecord } from "../../src/lib/isRecord.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { keysAt } from "./operations.ts";
import { toPointer, valueAt } from "./pointer.ts";

/** What the schema pages tell of every field of a record. */
const expected = ["description", "x-group", "x-source", "x-coverage"];

/** Each field of a record says what it is, and names and codes point at each other. */
export function checkFields(contract: Contract): Problem[] {
  const { document } = contract;
  const problems: Problem[] = [];
  for (const schema of keysAt(document, "/components/schemas")) {
    const home = toPointer(["components", "schemas", schema, "properties"]);
    const fields = keysAt(document, home).flatMap((name) => {
      const field = valueAt(document, home + toPointer([name]));
      return isRecord(field) && field["$ref"] === undefined ? [{ name, field }] : [];
    });
    // Envelopes and requests are no records: none of their fields belongs to a group.
    if (!fields.some(({ field }) => field["x-group"] !== undefined)) continue;
    for (const { name, field } of fields) {
      const pointer = home + toPointer([name]);
      for (const key of expected.filter((item) => field[item] === undefined)) {
        const fix = `Add ${key}, as the other fields of the record have it.`;
        problems.push(problemAt(contract, pointer, `the field has no ${key}.`, fix));
      }
      const pair = field["x-pair"];
      if (typeof pair !== "string" || schema === "PostcodeCodes") continue;
      const back = valueAt(document, `${codeField(schema, pair)}/x-pair`);
      if (back === name) continue;
      const message = `it is paired with ${pair}, which is paired with ${back ?? "nothing"}.`;
      const fix = `Give ${pair} the x-pair ${name}, or correct this one.`;
      problems.push(problemAt(contract, `${pointer}/x-pair`, message, fix));
    }
  }
  return problems;
}

/** Where the field `codes.<name>` of a record stands in the document. */
function codeField(schema: string, pair: string): string {
  const name = pair.replace(/^codes\./, "");
  const home = schema === "PostcodeFields" ? ["PostcodeCodes"] : [schema, "properties", "codes"];
  return toPointer(["components", "schemas", ...home, "properties", name]);
}
