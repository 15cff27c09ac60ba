import { isRecord } from "../../src/lib/isRecord.ts";
import { toPointer, valueAt, walk } from "../../src/lib/pointer.ts";
import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { keysAt } from "./operations.ts";

/** Fields that always hold the same value, as paths from the top of a postcode. */
const equalFields = [
  ["lsoa", "lsoa21"],
  ["msoa", "msoa21"],
  ["parliamentary_constituency", "parliamentary_constituency_2024"],
  ["oa21", "codes.oa21"],
  ["codes.lsoa", "codes.lsoa21"],
  ["codes.msoa", "codes.msoa21"],
  ["codes.parliamentary_constituency", "codes.parliamentary_constituency_2024"],
] as const;

/** Holds the records in the examples against each other and against themselves. */
export function checkRecords(contract: Contract): Problem[] {
  const { document } = contract;
  const pairs = namePairs(document);
  const problems: Problem[] = [];
  /** The first name seen for each code of each field, over all examples. */
  const names = new Map<string, { name: unknown; file: string }>();

  const report = (pointer: string, message: string, fix: string) =>
    problems.push(problemAt(contract, pointer, message, fix));

  const checkRecord = (record: Record<string, unknown>, pointer: string): void => {
    const { postcode, outcode, incode } = record;
    if (outcode !== undefined && incode !== undefined && postcode !== `${outcode} ${incode}`) {
      const fix = "Make postcode the two with a space between them.";
      report(`${pointer}/postcode`, `"${postcode}" is not "${outcode} ${incode}".`, fix);
    }
    for (const [one, other] of equalFields) {
      const [a, b] = [read(record, one), read(record, other)];
      if (a === undefined || b === undefined || a === b) continue;
      report(
        pointer + pointerOf(one),
        `${one} is "${a}", but ${other} is "${b}".`,
        "Make them equal.",
      );
    }
    for (const [nameField, codeField] of pairs) {
      const [name, code] = [read(record, nameField), read(record, codeField)];
      if (name === undefined || code === undefined) continue;
      if (code === null && name !== null) {
        report(pointer + pointerOf(nameField), `"${name}" has no code.`, `Add ${codeField}.`);
      }
      if (code === null) continue;
      const { file } = contract.originOf(pointer);
      const known = names.get(`${nameField} ${code}`);
      if (known === undefined) names.set(`${nameField} ${code}`, { name, file });
      else if (known.name !== name) {
        const message = `${code} is "${name}" here, but "${known.name}" in ${known.file}.`;
        report(pointer + pointerOf(nameField), message, "Use the right name in both.");
      }
    }
  };
  const checkDistances = (list: unknown[], pointer: string): void => {
    const distances = list.map((item) => (isRecord(item) ? item["distance"] : undefined));
    distances.forEach((distance, index) => {
      const before = distances[index - 1];
      if (typeof distance !== "number" || typeof before !== "number" || before <= distance) return;
      const fix = "Put the nearest first.";
      report(`${pointer}/${index}/distance`, `${distance} comes after ${before}.`, fix);
    });
  };

  for (const name of keysAt(document, "/components/examples")) {
    const pointer = toPointer(["components", "examples", name, "value"]);
    for (const place of walk(valueAt(document, pointer), pointer)) {
      if (Array.isArray(place.value)) checkDistances(place.value, place.pointer);
      if (isRecord(place.value) && typeof place.value["postcode"] === "string") {
        checkRecord(place.value, place.pointer);
      }
    }
  }
  return problems;
}

/** Pairs of name and code, from the x-pair keys of the fields that hold names. */
function namePairs(document: unknown): [string, string][] {
  return ["PostcodeFields", "ScottishPostcode"].flatMap((schema) => {
    const properties = toPointer(["components", "schemas", schema, "properties"]);
    return keysAt(document, properties).flatMap((name): [string, string][] => {
      const pair = valueAt(document, `${properties}/${name}/x-pair`);
      return typeof pair === "string" ? [[name, pair]] : [];
    });
  });
}

function pointerOf(path: string): string {
  return toPointer(path.split("."));
}

function read(record: unknown, path: string): unknown {
  return valueAt(record, pointerOf(path));
}
