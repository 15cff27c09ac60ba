import { reference } from "virtual:reference";
import type { Operation, Scenario } from "../reference/model/types.ts";

/** A request and its answer, as the contract has them. */
export type Exchange = { operation: Operation; scenario: Scenario };

/** The named exchange of an operation. A name the contract does not know stops the build. */
export function exchangeOf(operationId: string, scenarioName: string): Exchange {
  const operation = reference.operations.find(({ id }) => id === operationId);
  if (operation === undefined) {
    throw new Error(
      `src/home asks for the operation "${operationId}", which the contract does not have. It has: ${reference.operations.map(({ id }) => id).join(", ")}.`,
    );
  }
  const scenario = operation.scenarios.find(({ name }) => name === scenarioName);
  if (scenario === undefined) {
    throw new Error(
      `src/home asks for the scenario "${scenarioName}" of ${operationId}. It has: ${operation.scenarios.map(({ name }) => name).join(", ")}.`,
    );
  }
  return { operation, scenario };
}

/** The status of an exchange's answer in words: "404 Not Found". */
export function statusOf({ operation, scenario }: Exchange): string {
  const { status } = scenario.response;
  return (
    operation.responses.find((response) => response.status === status)?.title ?? String(status)
  );
}
