import { reference } from "virtual:reference";
import { findNamed } from "../../lib/findNamed.ts";
import type {
  ErrorMessage,
  Operation,
  Scenario,
  SchemaModel,
} from "../../reference/model/types.ts";

/** What guides name, found in the contract. An unknown name is an error that lists the known ones. */
export function operationNamed(id: string): Operation {
  return findNamed(
    "operation",
    id,
    reference.operations.map((operation) => [operation.id, operation]),
  );
}

export function scenarioNamed(operation: Operation, name: string): Scenario {
  return findNamed(
    `scenario of ${operation.id}`,
    name,
    operation.scenarios.map((scenario) => [scenario.name, scenario]),
  );
}

export function schemaNamed(name: string): SchemaModel {
  return findNamed("schema", name, Object.entries(reference.schemas));
}

export function errorNamed(id: string): ErrorMessage {
  return findNamed(
    "error",
    id,
    reference.errors.map((error) => [error.id, error]),
  );
}

/** "a, b" as names, each of which has to be one of the known ones. */
export function namesIn<Value>(
  what: string,
  list: string,
  known: Iterable<readonly [string, Value]>,
): Value[] {
  const values = [...known];
  return list.split(",").map((name) => findNamed(what, name.trim(), values));
}
