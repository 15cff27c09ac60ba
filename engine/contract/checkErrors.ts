import type { Problem } from "../../src/lib/problem.ts";
import type { Reference } from "../../src/reference/model/types.ts";
import { type Contract, operationPointer, problemAt } from "./contract.ts";

/** Returned outside all operations: for a path or a method that no operation has. */
const returnedByNoOperation = "resource-not-found";

/** Every message belongs to an operation, and every status of an operation that is an error has a message. */
export function checkErrors(contract: Contract, { errors, operations }: Reference): Problem[] {
  const problems: Problem[] = [];
  const report = (pointer: string, message: string, fix: string) =>
    problems.push(problemAt(contract, pointer, message, fix));

  errors.forEach(({ id, operationIds }, index) => {
    if (id === returnedByNoOperation || operationIds.length > 0) return;
    const fix = "Add it to x-errors of one, or remove it.";
    report(`/x-error-catalogue/${index}`, `no operation returns ${id}.`, fix);
  });
  for (const operation of operations) {
    const statuses = operation.responses.map(({ status }) => status);
    operation.errors.forEach(({ id, status }, index) => {
      if (statuses.includes(status)) return;
      const message = `${id} has status ${status}, which the operation lacks.`;
      const fix = `Add the response ${status}, or remove the id.`;
      report(`${operationPointer(operation)}/x-errors/${index}`, message, fix);
    });
    for (const status of statuses.filter((code) => code >= 400)) {
      if (operation.errors.some((error) => error.status === status)) continue;
      const pointer = `${operationPointer(operation)}/responses/${status}`;
      const fix = "Add the id of its message to x-errors, or remove the response.";
      report(pointer, `no message has status ${status}.`, fix);
    }
  }
  return problems;
}
