import { isRecord } from "../../../lib/isRecord.ts";
import { fieldListsOf } from "../pairs.ts";
import type { Example, Operation, Scenario } from "../types.ts";
import type { PrintedField, PrintedFields, Result } from "./types.ts";

/** Printed after a record's first string, when the record has one of them: the fields people need most. */
const secondFields = [
  "admin_district",
  "name_1",
  "year_terminated",
  "scottish_parliamentary_constituency",
  "country",
];

/**
 * What the sample of a scenario has to print. A response without a result (an error, null, an empty
 * list) says nothing about it, so another scenario that sends the same kind of body decides.
 */
export function resultOf(operation: Operation, scenario: Scenario): Result {
  const { scenarios } = operation;
  const alike = scenarios.filter((other) => bodyKeys(other) === bodyKeys(scenario));
  for (const candidate of [scenario, ...alike, ...scenarios]) {
    const result = resultIn(candidate.response.example, isResultNullable(operation));
    if (result !== null) return result;
  }
  return { kind: "body" };
}

function bodyKeys({ request }: Scenario): string {
  return isRecord(request.body?.value) ? Object.keys(request.body.value).join() : "";
}

function isResultNullable({ responses }: Operation): boolean {
  const success = responses.find(({ status }) => status === 200);
  const fields = success?.contents.flatMap(({ shape }) => fieldListsOf(shape).flat()) ?? [];
  return fields.some(({ path, types }) => path === "result" && types.includes("null"));
}

function resultIn(example: Example, nullable: boolean): Result | null {
  if (!/[/+]json\b/.test(example.contentType)) return { kind: "body" };
  const { result } = isRecord(example.value) ? example.value : {};
  if (typeof result === "string") return { kind: "text" };
  if (typeof result === "boolean") return { kind: "flag" };
  if (isRecord(result)) {
    return withFields([result], (fields) => ({ kind: "record", fields, nullable }));
  }
  return Array.isArray(result) && result.length > 0 ? resultInList(result, nullable) : null;
}

function resultInList(list: readonly unknown[], nullable: boolean): Result | null {
  if (list.every((item) => typeof item === "string")) return { kind: "texts", nullable };
  const records = list.filter(isRecord);
  if (!records.every((record) => Object.keys(record).join() === "query,result")) {
    return withFields(records, (fields) => ({ kind: "records", fields, nullable }));
  }
  const results = records.flatMap(({ result }) => result ?? []);
  if (results.length === 0) return null;
  const isNested = records.some(({ result }) => Array.isArray(result));
  const kind = isNested ? "bulkRecords" : "bulkRecord";
  return withFields(results.filter(isRecord), (fields) => ({ kind, fields }));
}

function withFields(
  records: readonly Record<string, unknown>[],
  toResult: (fields: PrintedFields) => Result,
): Result {
  const names = Object.keys(records[0] ?? {});
  const typeOf = (name: string): PrintedField["type"] | null => {
    if (records.every((record) => typeof record[name] === "string")) return "string";
    return records.every((record) => Number.isInteger(record[name])) ? "integer" : null;
  };
  const first = names.find((name) => typeOf(name) === "string");
  if (first === undefined) return { kind: "body" };
  const second = secondFields.find((name) => name !== first && typeOf(name) !== null);
  const type = second === undefined ? null : typeOf(second);
  const more = second === undefined || type === null ? [] : [{ name: second, type }];
  return toResult([{ name: first, type: "string" }, ...more]);
}
