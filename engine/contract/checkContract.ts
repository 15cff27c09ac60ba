import { dirname, join } from "node:path";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { readYamlFile } from "../yamlFile.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkExtensions } from "./checkExtensions.ts";
import { checkFields } from "./checkFields.ts";
import { checkModel } from "./checkModel.ts";
import { checkRecords } from "./checkRecords.ts";
import type { Contract } from "./contract.ts";
import { type Finding, lintContract } from "./lintContract.ts";
import { loadContract } from "./loadContract.ts";
import { schemaValidators } from "./validators.ts";

/**
 * All that can be wrong with a contract whose files could be joined; each mistake is found by one check.
 * The structure comes first: the other checks compile the schemas and read the x- keys.
 */
export async function checkContract(contract: Contract): Promise<Problem[]> {
  const [rootFile = ""] = contract.files;
  const extensionsFile = join(dirname(rootFile), "extensions.schema.yaml");
  const extensions = readYamlFile(extensionsFile, "openapi/extensions.schema.yaml");
  const findings = await lintContract(contract);
  const aboutExamples = ({ rule }: Finding) => rule === "no-invalid-media-type-examples";
  const structure = [
    ...findings.filter((finding) => !aboutExamples(finding)).map(({ problem }) => problem),
    ...checkExtensions(contract, extensions.value),
  ];
  if (structure.length > 0) return structure;
  const problems = [
    ...checkExamples(contract, schemaValidators(contract)),
    ...checkFields(contract),
    ...checkRecords(contract),
    ...checkModel(contract),
  ];
  // Redocly forbids more in examples than our own check, which says the same in better words.
  return problems.length > 0 ? problems : findings.map(({ problem }) => problem);
}

/** The contract, or an error with everything that is wrong with it. */
export async function loadCheckedContract(rootFile: string): Promise<Contract> {
  const contract = await loadContract(rootFile);
  const problems = await checkContract(contract);
  if (problems.length > 0) throw new ProblemsError(problems);
  return contract;
}
