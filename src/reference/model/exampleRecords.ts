import { isRecord } from "../../lib/isRecord.ts";
import type { Reference, Shape } from "./types.ts";

/** A value of a schema as an example of the contract has it. */
export type ExampleRecord = { label: string; value: Readonly<Record<string, unknown>> };

/** What a field holds in one of the examples, as JSON, and in which. */
type FieldExample = { label: string; json: string };

/**
 * Every value of the schema in the responses of the contract's examples, in their order. It is called
 * what the outermost object around it begins with: its postcode, outward code or identifier.
 */
export function exampleRecords(reference: Reference, schemaName: string): ExampleRecord[] {
  const contents = reference.operations.flatMap(({ responses }) =>
    responses.flatMap((response) => response.contents),
  );
  return contents.flatMap(({ shape, examples }) =>
    examples.flatMap(({ value }) => recordsIn(shape, value, schemaName, null)),
  );
}

function recordsIn(
  shape: Shape,
  value: unknown,
  schemaName: string,
  outerLabel: string | null,
): ExampleRecord[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => recordsIn(shape, item, schemaName, outerLabel));
  }
  if (!isRecord(value)) return [];
  const first = Object.values(value)[0];
  const label = outerLabel ?? (typeof first === "string" ? first : null);
  const isOwn = shape.schemaName === schemaName && fits(shape, value);
  const own = isOwn && label !== null ? [{ label, value }] : [];
  const inside = shape.children.flatMap((child) =>
    recordsIn(child, value[child.name], schemaName, label),
  );
  const fitting = shape.variants.find((variant) => fits(variant, value));
  const ofVariant = fitting === undefined ? [] : recordsIn(fitting, value, schemaName, outerLabel);
  return [...own, ...inside, ...ofVariant];
}

function fits(shape: Shape, value: Readonly<Record<string, unknown>>): boolean {
  return shape.children.every(({ name, required }) => !required || Object.hasOwn(value, name));
}

/** The first record in which the field has a value, and the first in which it is null. */
export function fieldExamples(
  records: readonly ExampleRecord[],
  name: string,
): { filled: FieldExample | null; empty: FieldExample | null } {
  const of = (isWanted: (value: unknown) => boolean): FieldExample | null => {
    const found = records.find(({ value }) => Object.hasOwn(value, name) && isWanted(value[name]));
    return found === undefined
      ? null
      : { label: found.label, json: JSON.stringify(found.value[name]) };
  };
  return { filled: of((value) => value !== null), empty: of((value) => value === null) };
}
