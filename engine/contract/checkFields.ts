import { isRecord } from "../../src/lib/isRecord.ts";
import { pointerBelow, toPointer, valueAt } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { keysAt } from "./operations.ts";

/** What the schema pages say about every field of a record. */
const expected = ["description", "x-group", "x-source", "x-coverage"];

/** Each field of a record says what it is. */
export function checkFields(contract: Contract): Problem[] {
  const { document } = contract;
  return keysAt(document, "/components/schemas").flatMap((schema) => {
    const home = toPointer(["components", "schemas", schema, "properties"]);
    const fields = keysAt(document, home).flatMap((name) => {
      const pointer = pointerBelow(home, name);
      const field = valueAt(document, pointer);
      return isRecord(field) && field["$ref"] === undefined ? [{ pointer, field }] : [];
    });
    // Envelopes and requests are no records: none of their fields belongs to a group.
    if (!fields.some(({ field }) => field["x-group"] !== undefined)) return [];
    return fields.flatMap(({ pointer, field }) =>
      expected
        .filter((key) => field[key] === undefined)
        .map((key) => {
          const fix = `Add ${key}, as the other fields of the record have it.`;
          return problemAt(contract, pointer, `the field has no ${key}.`, fix);
        }),
    );
  });
}
