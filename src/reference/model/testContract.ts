import { formatProblem, ProblemsError } from "../../lib/problem.ts";
import type { OriginOf } from "./reader.ts";
import { toReference } from "./toReference.ts";
import type { Operation, Reference, SchemaModel } from "./types.ts";

/** Small contracts for tests: the least that is valid, with the part in question put in. */

export const originOf: OriginOf = (pointer) => ({ file: "openapi/test.yaml", pointer, line: 7 });

type Parts = {
  operation?: Record<string, unknown>;
  method?: string;
  path?: string;
  pathItem?: Record<string, unknown>;
  schemas?: Record<string, unknown>;
  components?: Record<string, unknown>;
  root?: Record<string, unknown>;
};

export function contract(parts: Parts = {}): Record<string, unknown> {
  const operation = {
    operationId: "lookupThing",
    tags: ["Things"],
    summary: "Look up a thing",
    description: "Finds a thing.",
    responses: {},
    ...parts.operation,
  };
  return {
    openapi: "3.1.0",
    info: { title: "Things API", version: "1.0.0" },
    tags: [{ name: "Things", description: "All about things." }],
    paths: { [parts.path ?? "/things"]: { [parts.method ?? "get"]: operation, ...parts.pathItem } },
    components: { schemas: parts.schemas ?? {}, ...parts.components },
    ...parts.root,
  };
}

export function referenceOf(parts: Parts = {}): Reference {
  return toReference(contract(parts), originOf);
}

export function operationOf(parts: Parts): Operation {
  const [operation] = referenceOf(parts).operations;
  if (operation === undefined) throw new Error("The contract of the test has no operation.");
  return operation;
}

/** The model of one schema; further schemas can be referred to by name. */
export function schemaOf(schema: unknown, others: Record<string, unknown> = {}): SchemaModel {
  const { Subject } = referenceOf({ schemas: { Subject: schema, ...others } }).schemas;
  if (Subject === undefined) throw new Error("The contract of the test has no schema.");
  return Subject;
}

/** The one property of an object schema that has it as `value`. */
export function fieldOf(schema: unknown, others: Record<string, unknown> = {}) {
  const [field] = schemaOf({ type: "object", properties: { value: schema } }, others).children;
  if (field === undefined) throw new Error("The schema of the test has no field.");
  return field;
}

/** The sentences a broken contract is refused with. */
export function problemsOf(parts: Parts): string[] {
  try {
    referenceOf(parts);
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems.map(formatProblem);
    throw error;
  }
  return [];
}

export function schemaProblems(schema: unknown, others: Record<string, unknown> = {}): string[] {
  return problemsOf({ schemas: { Subject: schema, ...others } });
}
