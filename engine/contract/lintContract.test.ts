import { expect, test } from "vitest";
import { isRecord } from "../../src/lib/isRecord.ts";
import { valueAt } from "../../src/lib/pointer.ts";
import { operationPointer } from "./contract.ts";
import { contractReference } from "./contractReference.ts";
import { lintContract, operationsWithout4xx } from "./lintContract.ts";
import { loadContract } from "./loadContract.ts";

test("an operation without a 4xx is a finding, unless it is known to send none", async () => {
  const contract = await loadContract("openapi/openapi.yaml");
  const document: unknown = structuredClone(contract.document);
  for (const operation of contractReference(contract).operations) {
    const { id } = operation;
    const found = valueAt(document, `${operationPointer(operation)}/responses`);
    const responses = isRecord(found) ? found : {};
    if (operationsWithout4xx.includes(id)) {
      expect(Object.keys(responses), id).toEqual(["200", "500"]);
    }
    if (id === "lookupPlace") delete responses["404"];
  }
  const findings = await lintContract({ ...contract, document });
  const without4xx = findings.filter(({ rule }) => rule === "operation-4xx-response");
  expect(without4xx.map(({ problem }) => problem.file)).toEqual(["openapi/paths/place.yaml"]);
});
