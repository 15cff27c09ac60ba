import { expect, test } from "vitest";
import { operationNamed } from "../../src/reference/model/find.ts";
import { nationExamples } from "../../src/reference/model/nationExamples.ts";
import { nations } from "../../src/reference/model/types.ts";
import { valueMarks } from "../../src/reference/model/valueMarks.ts";
import { contractReference } from "./contractReference.ts";
import { loadContract } from "./loadContract.ts";
import { readRecordings } from "./proof/recordings.ts";

const reference = contractReference(await loadContract("openapi/openapi.yaml"));
const examples = nationExamples(operationNamed(reference, "lookupPostcode"));

test("every nation has a lookup", () => {
  expect(examples.map(({ nation }) => nation)).toEqual([...nations]);
});

test("a lookup that is not known to be correct was recorded as it is, and says that it is illustrative", async () => {
  const recorded = (await readRecordings("openapi/recordings")).map(({ response }) =>
    JSON.stringify(response.body),
  );
  for (const { nation, scenario } of examples) {
    const { value, summary } = scenario.response.example;
    const isKnown = nation === "england" || nation === "scotland";
    expect(summary.endsWith("(illustrative values)"), nation).toBe(!isKnown);
    if (!isKnown) expect(recorded, nation).toContain(JSON.stringify(value));
  }
});

test("the lookups have the same fields in the same order", () => {
  const [first] = examples;
  for (const { scenario } of examples) {
    const { text } = scenario.response.example;
    expect(() => valueMarks(text, first?.scenario.response.example.text ?? "")).not.toThrow();
  }
});
