import { nearest } from "./nearest.ts";
import { fieldAt, fieldListsOf } from "./pairs.ts";
import type { Field, Operation, Reference, Scenario, SchemaModel, Shape } from "./types.ts";

/** Parts of the reference by the names that prose uses. A name that is wrong gets a sentence. */

export function findOperation(reference: Reference, id: string): Operation {
  const ids = reference.operations.map((operation) => operation.id);
  return (
    reference.operations.find((operation) => operation.id === id) ?? refuse("operation", id, ids)
  );
}

/** The scenario of this name; without a name the main one. */
export function findScenario(operation: Operation, name?: string): Scenario {
  const { scenarios } = operation;
  const found = name === undefined ? scenarios[0] : scenarios.find((one) => one.name === name);
  const names = scenarios.map((scenario) => scenario.name);
  return found ?? refuse(`scenario of ${operation.id}`, name ?? "", names);
}

export function findSchema(reference: Reference, name: string): SchemaModel {
  const found = Object.hasOwn(reference.schemas, name) ? reference.schemas[name] : undefined;
  return found ?? refuse("schema", name, Object.keys(reference.schemas));
}

/** The field with a path such as "codes.lsoa21", whatever its variant. */
export function findField(shape: Shape, path: string): Field {
  for (const fields of fieldListsOf(shape)) {
    const field = fieldAt(fields, path);
    if (field !== null) return field;
  }
  const names = fieldListsOf(shape).flatMap((fields) => fields.map((field) => field.name));
  return refuse("field", path, names);
}

function refuse(what: string, name: string, names: readonly string[]): never {
  const close = nearest(name, names);
  const fix = close === null ? `There are: ${names.join(", ")}.` : `Did you mean "${close}"?`;
  throw new Error(`The contract has no ${what} "${name}". ${fix}`);
}
