import { expect, test } from "vitest";
import { referenceOf } from "../../../testing/fixtures/contract.ts";
import { limitNumber, operationNamed, scenarioNamed } from "./find.ts";

const reference = {
  ...referenceOf({}),
  limits: { "a.limit": { default: 10, max: 100 }, "b.list": { default: null, max: 5 } },
};

test("a limit goes by the name prose uses; a number that is missing has no name", () => {
  expect(limitNumber(reference, "a.limit.default")).toBe(10);
  expect(limitNumber(reference, "b.list.max")).toBe(5);
  expect(() => limitNumber(reference, "b.list.default")).toThrow(
    /There is no limit "b\.list\.default"\..* There is: a\.limit\.default, a\.limit\.max, b\.list\.max\./,
  );
});

test("an unknown name is an error that says what was meant and what there is", () => {
  const [operation] = reference.operations;
  if (operation === undefined) throw new Error("The test contract has no operation.");
  const { id } = operation;
  expect(operationNamed(reference, id)).toBe(operation);
  expect(() => operationNamed(reference, `${id}s`)).toThrow(
    `Did you mean "${id}"? There is: ${id}`,
  );
  expect(() => scenarioNamed(operation, "nonsense")).toThrow(
    `There is no scenario of ${id} "nonsense".`,
  );
});
