import { reference } from "virtual:reference";
import { schemaOf } from "./schemaOf.ts";

/** Numbers that prose on these pages needs, read from the contract and formatted for a reader. */
const format = new Intl.NumberFormat("en-GB");

export function limit(name: string, which: "default" | "max"): string {
  const value = reference.limits[name]?.[which];
  if (value === undefined || value === null) {
    throw new Error(
      `src/home asks for the limit "${name}.${which}". The contract has: ${Object.keys(reference.limits).join(", ")}.`,
    );
  }
  return format.format(value);
}

/** "at most 100, 10 if left out" */
export function limitInWords(name: string): string {
  const most = `at most ${limit(name, "max")}`;
  return reference.limits[name]?.default == null
    ? most
    : `${most}, ${limit(name, "default")} if left out`;
}

export function fieldCount(schema: string): string {
  return format.format(schemaOf(reference, schema).children.length);
}

export const operationCount = format.format(reference.operations.length);
