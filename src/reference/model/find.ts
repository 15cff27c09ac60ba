import { byKey, findNamed } from "../../lib/findNamed.ts";
import type {
  ErrorMessage,
  Group,
  Limit,
  Operation,
  Reference,
  Scenario,
  SchemaModel,
} from "./types.ts";

/** Everything that pages look up in the contract by name. An unknown name is an error that lists the known ones. */

export function operationNamed({ operations }: Reference, id: string): Operation {
  return findNamed("operation", id, byKey("id", operations));
}

export function groupNamed({ groups }: Reference, id: string): Group {
  return findNamed("group", id, byKey("id", groups));
}

export function scenarioNamed({ id, scenarios }: Operation, name: string): Scenario {
  return findNamed(`scenario of ${id}`, name, byKey("name", scenarios));
}

export function schemaNamed({ schemas }: Reference, name: string): SchemaModel {
  return findNamed("schema", name, Object.entries(schemas));
}

export function errorNamed({ errors }: Reference, id: string): ErrorMessage {
  return findNamed("error", id, byKey("id", errors));
}

export function limitNamed({ limits }: Pick<Reference, "limits">, name: string): Limit {
  return findNamed("limit", name, Object.entries(limits));
}

/** A number by the name prose uses: "nearest.radius.default", "nearest.radius.max". */
export function limitNumber({ limits }: Reference, name: string): number {
  const numbers = Object.entries(limits).flatMap(([limit, { default: usual, max }]) => [
    ...(usual === null ? [] : [[`${limit}.default`, usual] as const]),
    ...(max === null ? [] : [[`${limit}.max`, max] as const]),
  ]);
  return findNamed("limit", name, numbers);
}
