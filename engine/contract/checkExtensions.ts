import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { isRecord } from "../../src/lib/isRecord.ts";
import { walk } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { inWords } from "./validators.ts";

const places = ["root", "operation", "schema"] as const;
type Place = (typeof places)[number];

/** Holds every x- key of the contract to extensions.schema.yaml. */
export function checkExtensions(contract: Contract, extensionsSchema: unknown): Problem[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  ajv.addSchema(Object(extensionsSchema), "extensions");
  const validators = new Map<Place, ValidateFunction>(
    places.map((place) => [place, ajv.compile({ $ref: `extensions#/$defs/${place}` })]),
  );
  const problems: Problem[] = [];
  for (const { value, pointer } of walk(contract.document)) {
    // What is within an x- key belongs to that key; the values of examples are data.
    if (!isRecord(value) || /\/x-|^\/components\/examples\//.test(pointer)) continue;
    const place = placeOf(pointer);
    const own = Object.entries(value).filter(([key]) => key.startsWith("x-"));
    const validate = validators.get(place);
    if (validate === undefined || (own.length === 0 && place === "schema")) continue;
    if (validate(Object.fromEntries(own))) continue;
    for (const error of validate.errors ?? []) {
      problems.push(
        problemAt(
          contract,
          pointer + error.instancePath,
          `as x- keys of ${place === "root" ? "the root" : `this ${place}`}, ${inWords(error)}.`,
          "Correct it as openapi/extensions.schema.yaml describes.",
        ),
      );
    }
  }
  return problems;
}

function placeOf(pointer: string): Place {
  if (pointer === "") return "root";
  return /^\/paths\/[^/]+\/[a-z]+$/.test(pointer) ? "operation" : "schema";
}
