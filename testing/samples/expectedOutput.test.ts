import { expect, test } from "vitest";
import { sampleLanguages } from "../../src/reference/model/samples/samples.ts";
import type {
  PrintedFields,
  Result,
  SampleLanguage,
} from "../../src/reference/model/samples/types.ts";
import { expectedOutput } from "./expectedOutput.ts";

function language(id: string): SampleLanguage {
  const found = sampleLanguages.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`There is no language ${id}.`);
  return found;
}

const fields: PrintedFields = [
  { name: "postcode", type: "string" },
  { name: "year", type: "integer" },
];
const a = { postcode: "A", year: 1, other: true };

const cases: [Result, unknown, string][] = [
  [{ kind: "text" }, "pong", "pong"],
  [{ kind: "flag" }, false, "false"],
  [{ kind: "texts", nullable: true }, ["A", "B"], "A\nB"],
  [{ kind: "texts", nullable: true }, null, "No result"],
  [{ kind: "record", fields, nullable: true }, a, "A, 1"],
  [{ kind: "record", fields, nullable: true }, null, "No result"],
  [{ kind: "records", fields, nullable: true }, [a, a], "A, 1\nA, 1"],
  [{ kind: "records", fields, nullable: true }, [], "No result"],
  [
    { kind: "bulkRecord", fields },
    [
      { query: "A", result: a },
      { query: "B", result: null },
    ],
    "A, 1\nNo result for B",
  ],
  [
    { kind: "bulkRecords", fields },
    [
      { query: {}, result: [a, a] },
      { query: {}, result: null },
    ],
    "A, 1\nA, 1\nNo result",
  ],
];

test.each(cases)("%j with %j", (result, value, stdout) => {
  const response = { status: 200, body: JSON.stringify({ status: 200, result: value }) };
  const succeeded = { succeeds: true, stderr: "" };
  expect(expectedOutput(language("python"), result, response)).toEqual({ ...succeeded, stdout });
  expect(expectedOutput(language("java"), result, response)).toEqual({
    ...succeeded,
    stdout: response.body,
  });
});

test("an error: the message, or where there is no parser the whole body", () => {
  const body = JSON.stringify({ status: 404, error: "Not there.\nSorry.\n" });
  const output = (id: string, result: Result = { kind: "text" }) =>
    expectedOutput(language(id), result, { status: 404, body });
  expect(output("go")).toEqual({ succeeds: false, stdout: "", stderr: "Not there.\nSorry." });
  expect(output("go", { kind: "body" })).toEqual({ succeeds: false, stdout: "", stderr: body });
  expect(output("java")).toEqual({ succeeds: false, stdout: "", stderr: body });
  expect(output("shell")).toEqual({ succeeds: false, stdout: body, stderr: "" });
  expect(output("curl")).toEqual({ succeeds: true, stdout: body, stderr: "" });
});
