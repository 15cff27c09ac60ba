import { expect, it } from "vitest";
import { formatProblem } from "../../src/lib/problem.ts";
import { checkContract } from "./checkContract.ts";
import { lintContract } from "./lintContract.ts";
import { loadContract } from "./loadContract.ts";

it("finds nothing wrong with the contract", async () => {
  const contract = await loadContract("openapi/openapi.yaml");
  expect((await checkContract(contract)).map(formatProblem)).toEqual([]);
});

it("has no error and no warning by Redocly's recommended-strict rules", async () => {
  const contract = await loadContract("openapi/openapi.yaml");
  expect(await lintContract(contract)).toEqual([]);
});
