import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { toReference } from "../../src/reference/model/toReference.ts";
import { checkErrors } from "./checkErrors.ts";
import { checkScenarios } from "./checkScenarios.ts";
import type { Contract } from "./contract.ts";

/** What the model refuses; if that is nothing, what is wrong with the finished model. */
export function checkModel(contract: Contract): readonly Problem[] {
  try {
    const reference = toReference(contract.document, contract.originOf);
    return [...checkErrors(contract, reference), ...checkScenarios(contract, reference)];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
