import { operationNamed, scenarioNamed } from "../reference/model/find.ts";
import type { Operation, Reference, Scenario } from "../reference/model/types.ts";

/** A request and its response, as the contract has them. */
export type Exchange = { operation: Operation; scenario: Scenario };

export function exchangeOf(reference: Reference, operationId: string, name: string): Exchange {
  const operation = operationNamed(reference, operationId);
  return { operation, scenario: scenarioNamed(operation, name) };
}

/** The status of an exchange's response in words: "404 Not Found". */
export function statusOf({ operation, scenario }: Exchange): string {
  const { status } = scenario.response;
  return (
    operation.responses.find((response) => response.status === status)?.title ?? String(status)
  );
}

/** Operations that do two things show a request for each. */
const SECOND_USE: Readonly<Record<string, string>> = {
  queryPostcodes: "reverse-geocode",
  bulkLookupPostcodes: "reverse-geocode",
};

/** The exchanges worth showing of an operation, the main one first. */
export function exchangesOf(operation: Operation): Exchange[] {
  const second = SECOND_USE[operation.id];
  return [
    ...operation.scenarios.slice(0, 1),
    ...(second === undefined ? [] : [scenarioNamed(operation, second)]),
  ].map((scenario) => ({ operation, scenario }));
}
