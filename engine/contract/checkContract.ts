import { dirname, join } from "node:path";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { checkErrors } from "./checkErrors.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkExtensions } from "./checkExtensions.ts";
import { checkFields } from "./checkFields.ts";
import { checkLimits } from "./checkLimits.ts";
import { checkRecords } from "./checkRecords.ts";
import { checkScenarios } from "./checkScenarios.ts";
import type { Contract } from "./contract.ts";
import { type Finding, lintContract } from "./lintContract.ts";
import { loadContract } from "./loadContract.ts";
import { readSourceFile } from "./sourceFile.ts";
import { schemaValidators } from "./validators.ts";

/** All that can be wrong with a contract whose files could be joined. The build asks for none. */
export async function checkContract(contract: Contract): Promise<Problem[]> {
  const [rootFile = ""] = contract.files;
  const extensionsFile = join(dirname(rootFile), "extensions.schema.yaml");
  const extensions = await readSourceFile(extensionsFile, "openapi/extensions.schema.yaml");
  const findings = await lintContract(contract);
  const aboutExamples = ({ rule }: Finding) => rule === "no-invalid-media-type-examples";
  const structure = [
    ...findings.filter((finding) => !aboutExamples(finding)).map(({ problem }) => problem),
    ...checkExtensions(contract, extensions.value),
  ];
  // The other checks compile the schemas and read the x- keys, so these have to be sound first.
  if (structure.length > 0) return structure;
  const validatorAt = schemaValidators(contract);
  const examples = checkExamples(contract, validatorAt);
  return [
    ...examples,
    // The same mistake is told once, and in our words if we have found it too.
    ...(examples.length > 0 ? [] : findings.filter(aboutExamples).map(({ problem }) => problem)),
    ...checkScenarios(contract, validatorAt),
    ...checkErrors(contract),
    ...checkFields(contract),
    ...checkLimits(contract),
    ...checkRecords(contract),
  ];
}

/** The contract, or an error with everything that is wrong with it. */
export async function loadCheckedContract(rootFile: string): Promise<Contract> {
  const contract = await loadContract(rootFile);
  const problems = await checkContract(contract);
  if (problems.length > 0) throw new ProblemsError(problems);
  return contract;
}
