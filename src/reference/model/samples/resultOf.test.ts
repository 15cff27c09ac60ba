import { expect, test } from "vitest";
import { operationOf } from "../../../../testing/fixtures/contract.ts";
import { resultOf } from "./resultOf.ts";

type Answer = { status: number; value: unknown; type?: string; body?: unknown };

/** The result kinds of an operation whose scenarios have these answers. */
function kindsOf(answers: Answer[], resultSchema: unknown = {}) {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  const examplesOf = (status: number, type: string) =>
    Object.fromEntries(
      answers.flatMap((answer, index) => {
        const fits = answer.status === status && (answer.type ?? "application/json") === type;
        return fits ? [[`example-${index}`, { value: answer.value }]] : [];
      }),
    );
  const operation = operationOf({
    method: "post",
    components: {
      examples: Object.fromEntries(
        answers.map(({ body }, index) => [`body-${index}`, { value: body }]),
      ),
    },
    operation: {
      responses: Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: "An answer.",
            content: {
              "application/json": {
                schema: { properties: { status: {}, result: resultSchema } },
                examples: examplesOf(status, "application/json"),
              },
              "text/javascript": {
                schema: { type: "string" },
                examples: examplesOf(status, "text/javascript"),
              },
            },
          },
        ]),
      ),
      "x-scenarios": answers.map(({ status, body }, index) => ({
        name: `scenario-${index}`,
        title: "A scenario",
        request: body === undefined ? {} : { body: { $example: `body-${index}` } },
        response: { status, example: `example-${index}` },
      })),
    },
  });
  return operation.scenarios.map((scenario) => resultOf(operation, scenario));
}

const text = (name: string) => ({ name, type: "string" });
const ok = (result: unknown) => ({ status: 200, value: { status: 200, result } });

test.each([
  ["pong", { kind: "text" }],
  [false, { kind: "flag" }],
  [["A", "B"], { kind: "texts", nullable: false }],
  [
    { quality: 1, postcode: "A", country: "E", admin_district: "D" },
    { kind: "record", fields: [text("postcode"), text("admin_district")], nullable: false },
  ],
  [
    { postcode: "A", year_terminated: 1996 },
    {
      kind: "record",
      fields: [text("postcode"), { name: "year_terminated", type: "integer" }],
      nullable: false,
    },
  ],
  [
    [{ outcode: "A", admin_district: ["D"] }],
    { kind: "records", fields: [text("outcode")], nullable: false },
  ],
  [
    [
      { postcode: "A", admin_district: "D", country: "E" },
      { postcode: "B", admin_district: null, country: "E" },
    ],
    { kind: "records", fields: [text("postcode"), text("country")], nullable: false },
  ],
  [
    [
      { query: "A", result: null },
      { query: "B", result: { postcode: "B" } },
    ],
    { kind: "bulkRecord", fields: [text("postcode")] },
  ],
  [
    [
      { query: {}, result: null },
      { query: {}, result: [{ postcode: "B" }] },
    ],
    { kind: "bulkRecords", fields: [text("postcode")] },
  ],
  [
    { latitude: 1.5, country: "E" },
    { kind: "record", fields: [text("country")], nullable: false },
  ],
  [{ latitude: 1.5 }, { kind: "body" }],
])("%j", (result, kind) => {
  expect(kindsOf([ok(result)])).toEqual([kind]);
});

test("an answer that is not JSON is printed as it is", () => {
  expect(kindsOf([{ status: 200, value: "show()", type: "text/javascript" }])).toEqual([
    { kind: "body" },
  ]);
});

test("an answer without a result is handled like the one with a result", () => {
  const record = { kind: "record", fields: [text("postcode")], nullable: true };
  const schema = { type: ["object", "null"] };
  const missing = { status: 404, value: { status: 404, error: "Gone" } };
  expect(kindsOf([missing, ok(null), ok({ postcode: "A" })], schema)).toEqual([
    record,
    record,
    record,
  ]);
  expect(kindsOf([missing])).toEqual([{ kind: "body" }]);
});

test("of several such answers the one whose request has a body of the same keys is taken", () => {
  const lookup = { ...ok([{ query: "A", result: { postcode: "A" } }]), body: { postcodes: ["A"] } };
  const geocode = { ...ok([{ query: {}, result: [{ outcode: "A" }] }]), body: { points: [] } };
  const refused = { status: 400, value: { status: 400, error: "No" }, body: { points: 1 } };
  expect(kindsOf([lookup, geocode, refused]).map(({ kind }) => kind)).toEqual([
    "bulkRecord",
    "bulkRecords",
    "bulkRecords",
  ]);
});
