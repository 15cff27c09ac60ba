import { beforeAll, describe, expect, it } from "vitest";
import { valueAt } from "../../src/lib/pointer.ts";
import { formatProblem } from "../../src/lib/problem.ts";
import { changedContract } from "../../testing/fixtures/changedContract.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkFields } from "./checkFields.ts";
import { checkRecords } from "./checkRecords.ts";
import type { Contract } from "./contract.ts";
import { loadContract } from "./loadContract.ts";
import { keysAt } from "./operations.ts";
import { schemaValidators } from "./validators.ts";

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract("openapi/openapi.yaml");
});

const changed = (pointer: string, value: unknown) => changedContract(contract, pointer, value);

const example = (name: string, path: string) => `/components/examples/${name}/value${path}`;

describe("records in the examples", () => {
  const problems = (pointer: string, value: unknown) =>
    checkRecords(changed(pointer, value)).map(formatProblem);

  it.each([
    ["outcode and incode", "/result/incode", "5ZY", '"SE1P 5ZZ" is not "SE1P 5ZY"'],
    ["lsoa and lsoa21", "/result/lsoa21", "Southwark 007A", "lsoa21 is"],
    ["constituency and its copy", "/result/parliamentary_constituency_2024", "Bath", "_2024 is"],
    ["oa21 and its code", "/result/codes/oa21", "E00020028", "codes.oa21 is"],
    ["a name without a code", "/result/codes/bua", null, '"Southwark" has no code'],
  ])("%s disagree", (_, path, value, message) => {
    const found = problems(example("lookupPostcode.found", path), value).join("\n");
    expect(found).toContain("openapi/examples/lookupPostcode.found.yaml:");
    expect(found).toContain(message);
  });

  it("a code has another name than elsewhere", () => {
    const [problem] = problems(example("randomPostcode.any", "/result/ttwa"), "Slough");
    expect(problem).toContain('E30000234 is "Slough" here, but "London" in openapi/examples/');
  });

  it("the nearest is not first", () => {
    const [problem] = problems(example("nearestPostcodes.found", "/result/0/distance"), 61);
    expect(problem).toContain("at /value/result/1/distance");
    expect(problem).toContain("Put the nearest first.");
  });
});

describe("fields of records", () => {
  const place = "/components/schemas/Place/properties/name_1";

  it.each(["description", "x-group", "x-source", "x-coverage"])("one without %s", (key) => {
    expect(checkFields(changed(`${place}/${key}`, undefined)).map(formatProblem)).toEqual([
      expect.stringContaining(`at /properties/name_1: the field has no ${key}. Add ${key}`),
    ]);
  });

  it("the fields that filter can keep are those of a filtered postcode", () => {
    const text = String(valueAt(contract.document, "/components/parameters/filter/description"));
    const named = [...text.matchAll(/`(\w+)`/g)].map((match) => match[1]);
    const kept = keysAt(contract.document, "/components/schemas/FilteredPostcode/properties");
    expect(named.toSorted()).toEqual(kept.toSorted());
    expect(text).toContain(`These ${kept.length} can be kept`);
  });
});

describe("examples", () => {
  const problems = (pointer: string, value: unknown) => {
    const other = changed(pointer, value);
    return checkExamples(other, schemaValidators(other)).map(formatProblem);
  };

  it("one that does not fit is reported once, with the place in its file", () => {
    expect(problems(example("lookupPlace.found", "/result/eastings"), "331719")).toEqual([
      expect.stringMatching(
        /^openapi\/examples\/lookupPlace\.found\.yaml:\d+: at \/value\/result\/eastings: the example does not fit its schema: it must be integer,null\. Correct the value, or the schema in openapi\/paths\/place\.yaml\.$/,
      ),
    ]);
  });

  it("a script whose JSON does not fit", () => {
    const script = `/**/ typeof show === 'function' && show({"status":200,"result":"ping"});`;
    const [problem] = problems("/components/examples/ping.jsonp/value", script);
    expect(problem).toContain("openapi/examples/ping.jsonp.yaml");
  });

  it("one that nothing uses", () => {
    const [problem] = problems("/components/examples/spare", { summary: "Spare", value: 1 });
    expect(problem).toContain("nothing in the contract uses this file");
  });
});
