import { contractReference } from "../engine/contract/contractReference.ts";
import { loadContract } from "../engine/contract/loadContract.ts";
import { projectPaths } from "../engine/projectPaths.ts";
import { type MockData, toMockData } from "./mockData.ts";

/** Reads what the mock knows from the project. */
export async function loadMock(root: string): Promise<MockData> {
  const { contract, recordings } = projectPaths(root);
  return toMockData(contractReference(await loadContract(contract)), recordings);
}
