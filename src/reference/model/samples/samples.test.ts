import { describe, expect, test } from "vitest";
import { operationOf } from "../../../../testing/fixtures/contract.ts";
import { curlLine } from "./curl.ts";
import { sampleLanguages, samplesFor, toSampleRequest } from "./samples.ts";
import type { PrintedFields, Result, SampleRequest } from "./types.ts";

const golden = import.meta.glob<string>("./golden/*.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});

const fields: PrintedFields = [
  { name: "postcode", type: "string" },
  { name: "admin_district", type: "string" },
];

const requests: Record<string, SampleRequest> = {
  query: {
    method: "get",
    url: "https://api.postcodes.io/postcodes?q=AB10%201A&limit=2",
    headers: {},
    body: null,
    result: { kind: "records", fields, nullable: true },
  },
  bulk: {
    method: "post",
    url: "https://api.postcodes.io/postcodes",
    headers: { "Content-Type": "application/json" },
    body: { value: { postcodes: ["SE1P 5ZZ", "ID1 1QE"] } },
    result: { kind: "bulkRecord", fields },
  },
  // What each language has to escape, and a list too long for a line.
  awkward: {
    method: "post",
    url: "https://api.postcodes.io/postcodes?filter=%27postcode%27",
    headers: { "X-Requested-With": "it's", "Content-Type": "text/plain" },
    body: {
      value: {
        note: 'It\'s #{x} #$y "so" \\ `a` {$q} \n """ é',
        empty: {},
        nested: [null, true, false, -1.5],
        long: Array.from({ length: 30 }, (_, index) => `SE1 ${index}`),
      },
    },
    result: { kind: "body" },
  },
};

describe.each(Object.entries(requests))("%s", (name, request) => {
  test.each(sampleLanguages)("$id", ({ id, toCode }) => {
    expect(toCode(request)).toBe(golden[`./golden/${name}-${id}.txt`]);
  });
});

test("a command on one line keeps its body, however long", () => {
  const { awkward } = requests;
  if (awkward === undefined) throw new Error("There is no awkward request.");
  const line = curlLine({ ...awkward, headers: {} });
  expect(line).not.toContain("\n");
  const [, body = ""] = /-d '(.*)'$/.exec(line) ?? [];
  expect(JSON.parse(body.replaceAll("'\\''", "'"))).toEqual(awkward.body?.value);
});

test("every golden file belongs to a language and a request", () => {
  const names = Object.keys(requests).flatMap((name) =>
    sampleLanguages.map(({ id }) => `./golden/${name}-${id}.txt`),
  );
  expect(Object.keys(golden).sort()).toEqual(names.sort());
});

const kinds: Result[] = [
  { kind: "body" },
  { kind: "text" },
  { kind: "flag" },
  { kind: "texts", nullable: true },
  { kind: "texts", nullable: false },
  { kind: "record", fields, nullable: true },
  { kind: "record", fields, nullable: false },
  { kind: "records", fields, nullable: false },
  { kind: "bulkRecords", fields },
];

test.each(sampleLanguages)(
  "$id samples of all kinds are short and end in one newline",
  ({ id, toCode }) => {
    for (const result of kinds) {
      const code = toCode({
        method: "get",
        url: "https://api.postcodes.io/ping",
        headers: {},
        body: null,
        result,
      });
      expect(code).toMatch(/[^\n]\n$/);
      // Go spells out every error and every type.
      expect(code.split("\n").length - 1).toBeLessThanOrEqual(id === "go" ? 50 : 30);
      expect(code).not.toMatch(/[ \t]\n/);
      expect(code).not.toContain("undefined");
    }
  },
);

describe("the request of a scenario", () => {
  const operation = operationOf({
    method: "post",
    path: "/things/{id}",
    operation: {
      parameters: [{ name: "id", in: "path", schema: {} }],
      requestBody: {
        content: { "application/json": { schema: {}, examples: { sent: { value: [1] } } } },
      },
      responses: {
        "200": {
          description: "A.",
          content: {
            "application/json": { schema: {}, examples: { got: { value: { result: "x" } } } },
          },
        },
      },
      "x-scenarios": [{}, { "content-type": "text/plain", Accept: "*/*" }].map(
        (headers, index) => ({
          name: `scenario-${index}`,
          title: "A scenario",
          request: { path: { id: "a b" }, query: { q: 1 }, headers, body: { $example: "sent" } },
          response: { status: 200, example: "got" },
        }),
      ),
    },
  });

  test("takes the base URL, and the content type of the body or of the headers", () => {
    expect(
      operation.scenarios.map((scenario) => toSampleRequest(operation, scenario, "http://x/api/")),
    ).toEqual([
      {
        method: "post",
        url: "http://x/api/things/a%20b?q=1",
        headers: { "Content-Type": "application/json" },
        body: { value: [1] },
        result: { kind: "text" },
      },
      {
        method: "post",
        url: "http://x/api/things/a%20b?q=1",
        headers: { Accept: "*/*", "Content-Type": "text/plain" },
        body: { value: [1] },
        result: { kind: "text" },
      },
    ]);
  });

  test("gives a sample in each language, in the order of the tabs", () => {
    const [scenario] = operation.scenarios;
    const samples = scenario === undefined ? [] : samplesFor(operation, scenario, "http://x");
    expect(samples.map(({ language }) => language.label)).toEqual([
      "curl",
      "Shell",
      "JavaScript",
      "Python",
      "PHP",
      "Ruby",
      "Go",
      "Java",
    ]);
    for (const { code } of samples) expect(code).toContain("http://x/things/a%20b?q=1");
  });
});
