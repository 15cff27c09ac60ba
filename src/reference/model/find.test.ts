import { expect, test } from "vitest";
import { findField, findOperation, findScenario, findSchema } from "./find.ts";
import { referenceOf } from "./testContract.ts";

const scenario = (name: string) => ({
  name,
  title: "A scenario",
  request: {},
  response: { status: 200, example: "it" },
});

const reference = referenceOf({
  schemas: {
    Thing: {
      properties: { codes: { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] } },
    },
  },
  operation: {
    responses: {
      "200": {
        description: "A.",
        content: { "application/json": { schema: {}, examples: { it: { value: 1 } } } },
      },
    },
    "x-scenarios": [scenario("found"), scenario("missing")],
  },
});
const operation = findOperation(reference, "lookupThing");

test("parts are found by name", () => {
  expect(operation.id).toBe("lookupThing");
  expect(findScenario(operation).name).toBe("found");
  expect(findScenario(operation, "missing").name).toBe("missing");
  expect(findSchema(reference, "Thing").name).toBe("Thing");
  expect(findField(findSchema(reference, "Thing"), "codes.b").anchor).toBe("field-codes-b");
});

test.each([
  [
    () => findOperation(reference, "lookupTing"),
    'no operation "lookupTing". Did you mean "lookupThing"?',
  ],
  [
    () => findScenario(operation, "x"),
    'no scenario of lookupThing "x". There are: found, missing.',
  ],
  [() => findSchema(reference, "constructor"), 'no schema "constructor". There are: Thing.'],
  [
    () => findField(findSchema(reference, "Thing"), "code"),
    'no field "code". Did you mean "codes"?',
  ],
])("a wrong name gets a sentence %#", (find, message) => {
  expect(find).toThrow(message);
});
