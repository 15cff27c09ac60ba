import type { Problem } from "../../src/lib/problem.ts";
import { type Contract, problemAt } from "./contract.ts";
import { errorCatalogue } from "./errorCatalogue.ts";
import { keysAt } from "./operations.ts";
import { errorsOf, toRoutes } from "./proof/routes.ts";

/** Answered outside of all operations: by a path or a method that no route has. */
const answeredByNoRoute = "resource-not-found";

/** The catalogue of messages and the operations agree with each other. */
export function checkErrors(contract: Contract): Problem[] {
  const { document } = contract;
  const catalogue = errorCatalogue(document);
  const problems: Problem[] = [];
  const report = (pointer: string, message: string, fix: string) =>
    problems.push(problemAt(contract, pointer, message, fix));
  const routes = toRoutes(document);

  catalogue.forEach(({ id, message }, index) => {
    const pointer = `/x-error-catalogue/${index}`;
    const twin = catalogue.findIndex((other) => other.id === id || other.message === message);
    if (twin < index) report(pointer, `${id} is in the catalogue twice.`, "Remove one of them.");
    if (id !== answeredByNoRoute && !routes.some((route) => errorsOf(route).includes(id))) {
      report(pointer, `no operation answers ${id}.`, "Add it to x-errors of one, or remove it.");
    }
  });
  for (const route of routes) {
    const statuses = keysAt(document, `${route.pointer}/responses`);
    const known = errorsOf(route).flatMap((id, index) => {
      const error = catalogue.find((entry) => entry.id === id);
      const pointer = `${route.pointer}/x-errors/${index}`;
      if (error === undefined) {
        report(
          pointer,
          `the catalogue has no ${id}.`,
          "Correct the id, or add it to openapi.yaml.",
        );
      } else if (!statuses.includes(String(error.status))) {
        const fix = `Add the response ${error.status}, or remove the id.`;
        report(pointer, `${id} has status ${error.status}, which the operation lacks.`, fix);
      }
      return error ?? [];
    });
    for (const status of statuses.filter((code) => Number(code) >= 400)) {
      if (known.some((error) => String(error.status) === status)) continue;
      const fix = "Add the id of its message to x-errors, or remove the response.";
      report(`${route.pointer}/responses/${status}`, `no message has status ${status}.`, fix);
    }
  }
  return problems;
}
