import { expect, test } from "vitest";
import { testOperation } from "../../../testing/fixtures/operation.ts";
import type { Operation, Scenario } from "../model/types.ts";
import { sampledScenarios } from "./RequestSamples.tsx";
import { requestText } from "./ScenarioList.tsx";

const operation = testOperation();

test("a request reads as it goes over the wire, long lists cut", () => {
  const [scenario] = operation.scenarios;
  if (scenario === undefined) throw new Error("the operation of the test has no scenario");
  expect(requestText(operation, scenario)).toBe(`POST /things/a%20b?limit=1
Content-Type: application/json

{
  "things": [
    1,
    2,
    3,
    4,
    5,
    … 2 more
  ]
}`);
});

test("a sample is made for each request that names something new", () => {
  const names = (scenarios: Scenario[]) => scenarios.map(({ name }) => name);
  expect(
    names(
      sampledScenarios(
        withScenarios([
          { name: "main", names: ["q", "limit"] },
          { name: "subset", names: ["q"] },
          { name: "other", names: ["longitude", "latitude"] },
          { name: "refused", names: ["radius"], status: 400 },
          { name: "wide", names: ["longitude", "latitude", "wide"] },
        ]),
      ),
    ),
  ).toEqual(["main", "other", "wide"]);
});

test("an operation without scenarios has no samples", () => {
  expect(sampledScenarios(withScenarios([]))).toEqual([]);
});

type Sketch = { name: string; names: string[]; status?: number };

function withScenarios(sketches: readonly Sketch[]): Operation {
  const [model] = operation.scenarios;
  if (model === undefined) throw new Error("the operation of the test has no scenario");
  return {
    ...operation,
    scenarios: sketches.map(({ name, names, status = 200 }) => ({
      ...model,
      name,
      request: {
        ...model.request,
        body: null,
        query: names.map((parameter) => ({ name: parameter, value: "1" })),
      },
      response: { ...model.response, status },
    })),
  };
}
