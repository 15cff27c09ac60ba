import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { isRecord } from "../../../src/lib/isRecord.ts";
import { valueAt } from "../../../src/lib/pointer.ts";
import { realSite } from "../../../testing/realSite.ts";
import { followRef, keysAt } from "../../contract/operations.ts";
import { makeJudge } from "../../contract/proof/judge.ts";
import { readRecordings } from "../../contract/proof/recordings.ts";
import { contractFiles } from "../contractFiles.ts";

const ADDRESS = "https://postcodes.io/postcodes-io.schema.json";
const site = await realSite("/");
const file = contractFiles(site).find(({ fileName }) => fileName === "postcodes-io.schema.json");
const schemas: unknown = JSON.parse(String(file?.content));

/** As strict as Ajv is by itself; a type of several is ordinary in this contract. */
function validators() {
  const ajv = new Ajv2020({ allowUnionTypes: true }).addSchema(Object(schemas));
  return (name: string) => {
    const validate = ajv.getSchema(`${ADDRESS}#/$defs/${name}`);
    if (validate === undefined) throw new Error(`There is no schema ${name}.`);
    return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

test("Ajv compiles every schema at its address, without a word about the contract around it", () => {
  const names = keysAt(schemas, "/$defs");
  expect(names).toEqual(keysAt(site.contract.document, "/components/schemas"));
  const validatorOf = validators();
  for (const name of names) expect(validatorOf(name)).toBeTypeOf("function");
  expect(JSON.stringify(schemas)).not.toMatch(/"x-|#\/components|\]\(\//);
});

test("every recorded response fits the schema of its operation and status", async () => {
  const { judge } = makeJudge(site.contract);
  const validatorOf = validators();
  const exchanges = await readRecordings("openapi/recordings");
  const judged = exchanges.map((exchange) => ({ ...exchange, ...judge(exchange) }));
  const ofOperations = judged.flatMap(({ label, json }) => {
    if (json === null) return [];
    const pointer = followRef(site.contract.document, json.schema);
    return [{ label, name: pointer.replace("/components/schemas/", ""), value: json.value }];
  });
  // The protocol's own: an unknown path, a body that cannot be read.
  const others = judged.flatMap(({ label, json, response }) => {
    if (json !== null || !isRecord(response.body)) return [];
    const name = ERRORS[response.status] ?? `of status ${response.status}`;
    return [{ label, name, value: response.body }];
  });
  const wrong = [...ofOperations, ...others].flatMap(({ label, name, value }) =>
    validatorOf(name)(value).map(({ instancePath, message }) => [
      label,
      name,
      instancePath,
      message,
    ]),
  );
  expect(wrong).toEqual([]);

  // What is left has no JSON: HEAD, OPTIONS, 304, and the pages and numbers of a server that shows them.
  const left = judged.filter(({ json, response }) => json === null && !isRecord(response.body));
  const counts = { operations: ofOperations.length, others: others.length, left: left.length };
  expect(counts.operations + counts.others + counts.left).toBe(exchanges.length);
  expect(left.filter(({ kind }) => kind === "operation" || kind === "unreadable body")).toSatisfy(
    (rest: typeof left) => rest.every(({ request }) => request.method === "HEAD"),
  );
  console.log(
    `JSON Schemas: ${counts.operations} recorded responses of operations and ${counts.others} others fit; ` +
      `${counts.left} of ${exchanges.length} have no JSON.`,
  );
});

test("a response that lacks a field, or has another, does not fit", () => {
  const validate = validators()("PlaceResponse");
  const example = valueAt(site.contract.document, "/components/examples/lookupPlace.found/value");
  const result = valueAt(example, "/result");
  expect(validate(example)).toEqual([]);
  expect(validate({ status: 200, result: { ...Object(result), more: 1 } })).not.toEqual([]);
  expect(validate({ status: 200, result: { ...Object(result), code: undefined } })).not.toEqual([]);
  expect(validate({ status: 404, result })).not.toEqual([]);
  expect(validate({ result })).not.toEqual([]);
});

const ERRORS: Readonly<Record<number, string>> = {
  400: "BadRequestError",
  404: "NotFoundError",
  500: "ServerError",
};
