import { toPointer } from "../../src/lib/pointer.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import type { Content, Operation, Reference, Scenario } from "../../src/reference/model/types.ts";
import { type Contract, operationPointer, problemAt } from "./contract.ts";
import { contractReference } from "./contractReference.ts";

/** What the model refuses; if that is nothing, what is wrong with the finished model. */
export function checkModel(contract: Contract): readonly Problem[] {
  try {
    const reference = contractReference(contract);
    return [...checkErrors(contract, reference), ...checkScenarios(contract, reference)];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}

/** Returned outside all operations: for a path or a method that no operation has. */
const returnedByNoOperation = "resource-not-found";

/** Every message belongs to an operation, and every status of an operation that is an error has a message. */
function checkErrors(contract: Contract, { errors, operations }: Reference): Problem[] {
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

/** Examples with this prefix belong to responses that several operations share. */
const shared = "shared.";

/** Every scenario is a request its operation takes, and every example response has a scenario. */
function checkScenarios(contract: Contract, { operations }: Reference): Problem[] {
  const shown = new Set(
    operations.flatMap(({ scenarios }) => scenarios.map(({ response }) => response.example.name)),
  );
  const examples = operations.flatMap(({ responses }) =>
    responses.flatMap(({ contents }) => exampleNames(contents)),
  );
  const unshown = [...new Set(examples)].filter((name) => !shown.has(name));
  return [
    ...operations.flatMap((operation) => checkOperation(contract, operation)),
    ...unshown.map((name) => {
      const pointer = toPointer(["components", "examples", name]);
      const fix = "Add one, or delete the file.";
      return problemAt(contract, pointer, "no scenario shows this example.", fix);
    }),
  ];
}

function checkOperation(contract: Contract, operation: Operation): Problem[] {
  const { id, scenarios } = operation;
  const bodies = exampleNames(operation.body?.contents ?? []);
  return scenarios.flatMap((scenario, index) => {
    const problems: Problem[] = [];
    const pointer = `${operationPointer(operation)}/x-scenarios/${index}`;
    const report = (path: string, message: string, fix: string) =>
      problems.push(problemAt(contract, pointer + path, message, fix));

    const { name, request } = scenario;
    const { status, example } = scenario.response;
    if (scenarios.findIndex((other) => other.name === name) < index) {
      report("/name", `there are two scenarios "${name}".`, "Rename one.");
    }
    if (index === 0 && status >= 300) {
      report("/response/status", "the main scenario is no success.", "Put a success first.");
    }
    for (const { place, given } of unknownParameters(operation, scenario)) {
      const message = `the operation has no ${place} parameter ${given}.`;
      const fix = "Correct the name, or add the parameter to the operation.";
      report(`/request/${place}/${given}`, message, fix);
    }
    const body = request.body?.name;
    if (body !== undefined && status < 300 && !bodies.includes(body)) {
      const fix = "List it under the examples of the request body.";
      report("/request/body/$example", `"${body}" succeeds but is not shown with the body.`, fix);
    }
    // The examples of the body fit its schema: checkExamples.ts.
    if (body !== undefined && status === 400 && bodies.includes(body)) {
      const fix = "Make the body one that the server refuses.";
      report("/request/body/$example", `"${body}" fits the schema, yet is refused.`, fix);
    }
    if (!example.name.startsWith(shared) && example.name !== `${id}.${name}`) {
      const message = `the example "${example.name}" is not named after the scenario.`;
      report("/response/example", message, `Name the file ${id}.${name}.yaml.`);
    }
    return problems;
  });
}

function unknownParameters({ parameters }: Operation, { request }: Scenario) {
  const sent = [
    ...Object.keys(request.pathValues).map((given) => ({ place: "path", given })),
    ...request.query.map(({ name }) => ({ place: "query", given: name })),
  ];
  return sent.filter(
    ({ place, given }) => !parameters.some(({ in: own, name }) => own === place && name === given),
  );
}

function exampleNames(contents: readonly Content[]): string[] {
  return contents.flatMap(({ examples }) => examples.map(({ name }) => name));
}
