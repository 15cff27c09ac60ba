import { findNamed } from "../../lib/findNamed.ts";
import type { ErrorMessage, Group, Operation, Reference, Scenario, SchemaModel } from "./types.ts";

/** Everything that pages look up in the contract by name. An unknown name is an error that lists the known ones. */

export function operationNamed(
  { operations }: Pick<Reference, "operations">,
  id: string,
): Operation {
  return findNamed(
    "operation",
    id,
    operations.map((operation) => [operation.id, operation]),
  );
}

export function groupNamed({ groups }: Pick<Reference, "groups">, id: string): Group {
  return findNamed(
    "group",
    id,
    groups.map((group) => [group.id, group]),
  );
}

export function scenarioNamed({ id, scenarios }: Operation, name: string): Scenario {
  return findNamed(
    `scenario of ${id}`,
    name,
    scenarios.map((scenario) => [scenario.name, scenario]),
  );
}

export function schemaNamed({ schemas }: Pick<Reference, "schemas">, name: string): SchemaModel {
  return findNamed("schema", name, Object.entries(schemas));
}

export function errorNamed({ errors }: Pick<Reference, "errors">, id: string): ErrorMessage {
  return findNamed(
    "error",
    id,
    errors.map((error) => [error.id, error]),
  );
}

/** A number by the name prose uses: "nearest.radius.default", "nearest.radius.max". */
export function limitNamed({ limits }: Pick<Reference, "limits">, name: string): number {
  const numbers = Object.entries(limits).flatMap(([limit, { default: usual, max }]) => [
    ...numbered(`${limit}.default`, usual),
    ...numbered(`${limit}.max`, max),
  ]);
  return findNamed("limit", name, numbers);
}

function numbered(name: string, value: number | null): [string, number][] {
  return value === null ? [] : [[name, value]];
}
