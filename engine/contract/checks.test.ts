import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../src/lib/isRecord.ts";
import { formatProblem } from "../../src/lib/problem.ts";
import { checkErrors } from "./checkErrors.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkFields } from "./checkFields.ts";
import { checkLimits } from "./checkLimits.ts";
import { checkRecords } from "./checkRecords.ts";
import { checkScenarios } from "./checkScenarios.ts";
import type { Contract } from "./contract.ts";
import { loadContract } from "./loadContract.ts";
import { keysAt } from "./operations.ts";
import { fromPointer, valueAt } from "./pointer.ts";
import { schemaValidators } from "./validators.ts";

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract("openapi/openapi.yaml");
});

/** The contract with another value at a pointer; undefined removes what is there. */
function changed(pointer: string, value: unknown): Contract {
  const document: unknown = structuredClone(contract.document);
  const key = fromPointer(pointer).at(-1) ?? "";
  const parent = valueAt(document, pointer.slice(0, pointer.lastIndexOf("/")));
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else if (!isRecord(parent)) throw new Error(`Nothing is at ${pointer}.`);
  else if (value === undefined) delete parent[key];
  else parent[key] = value;
  return { ...contract, document };
}

const example = (name: string, path: string) => `/components/examples/${name}/value${path}`;
const nearest = "/paths/~1postcodes~1{postcode}~1nearest/get";

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
  const problems = (pointer: string, value: unknown) =>
    checkFields(changed(pointer, value)).map(formatProblem);
  const place = "/components/schemas/Place/properties/name_1";

  it("nothing, when nothing is wrong", () => {
    expect(checkFields(contract)).toEqual([]);
  });

  it.each(["description", "x-group", "x-source", "x-coverage"])("one without %s", (key) => {
    expect(problems(`${place}/${key}`, undefined)).toEqual([
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

  it("a name whose code points elsewhere", () => {
    const codes = "/components/schemas/PostcodeCodes/properties";
    const [problem] = problems(`${codes}/ttwa/x-pair`, "bua");
    expect(problem).toContain("openapi/schemas/PostcodeFields.yaml");
    expect(problem).toContain("paired with codes.ttwa, which is paired with bua");
  });
});

describe("limits", () => {
  it("one name has one set of numbers", () => {
    const [problem] = checkLimits(
      changed("/components/parameters/bulkRadius/schema/maximum", 2500),
    );
    expect(problem?.message).toContain(
      "the limit nearest.radius is default 100, maximum 2500 here",
    );
    expect(problem?.message).toContain(
      "default 100, maximum 2000 in openapi/schemas/Geolocation.yaml",
    );
  });

  it("a limit has a number and tells what happens beyond", () => {
    const schema = "/components/parameters/placeLimit/schema";
    const messages = (pointer: string) =>
      checkLimits(changed(pointer, undefined)).map(({ message }) => message);
    expect(messages(`${schema}/maximum`).join()).toContain("places.limit has no number");
    expect(messages(`${schema}/x-beyond`).join()).toContain("nothing says what happens beyond");
  });
});

describe("errors", () => {
  const problems = (pointer: string, value: unknown) =>
    checkErrors(changed(pointer, value)).map(formatProblem);

  it("an id that the catalogue lacks", () => {
    const found = problems(`${nearest}/x-errors/0`, "invalid-coordinate").join("\n");
    expect(found).toContain("openapi/paths/postcodeNearest.yaml:");
    expect(found).toContain("the catalogue has no invalid-coordinate");
  });

  it("a message whose status the operation does not have, and a status without a message", () => {
    expect(problems(`${nearest}/responses/404`, undefined).join()).toContain(
      "postcode-not-found has status 404, which the operation lacks",
    );
    expect(problems("/paths/~1ready/get/x-errors", ["unreadable-json"]).join()).toContain(
      "no message has status 500",
    );
  });

  it("a message that no operation answers, or that is there twice", () => {
    expect(problems("/paths/~1ready/get/x-errors", []).join()).toContain(
      "no operation answers database-unavailable",
    );
    expect(problems("/x-error-catalogue/1/message", "Invalid postcode").join()).toContain("twice");
  });
});

describe("scenarios", () => {
  const problems = (pointer: string, value: unknown) => {
    const other = changed(pointer, value);
    return checkScenarios(other, schemaValidators(other)).map(formatProblem).join("\n");
  };

  it.each([
    ["a second one of the same name", `${nearest}/x-scenarios/1/name`, "found", "two scenarios"],
    ["a failure as the main one", `${nearest}/x-scenarios/0/response/status`, 404, "no success"],
    ["a missing value of the path", `${nearest}/x-scenarios/0/request/path`, {}, "{postcode} of"],
    [
      "an unknown parameter",
      `${nearest}/x-scenarios/0/request/query`,
      { limits: 2 },
      "no query parameter limits",
    ],
    [
      "an answer that the status does not have",
      `${nearest}/x-scenarios/0/response/example`,
      "nearestPostcodes.fund",
      'no example "nearestPostcodes.fund"',
    ],
    [
      "an example that no scenario shows",
      "/paths/~1places~1{id}/get/x-scenarios/1/response/example",
      "lookupPlace.found",
      "no scenario of lookupPlace shows this example",
    ],
    [
      "an unknown body",
      "/paths/~1postcodes/post/x-scenarios/0/request/body/$example",
      "bulkLookupPostcodes.lokup.request",
      'no example "bulkLookupPostcodes.lokup.request"',
    ],
    [
      "a body that succeeds but is not shown",
      "/paths/~1postcodes/post/x-scenarios/0/request/body/$example",
      "bulkLookupPostcodes.no-list.request",
      "is not shown with the body",
    ],
    [
      "a body that is refused although it fits",
      "/paths/~1postcodes/post/x-scenarios/6/request/body/$example",
      "bulkLookupPostcodes.lookup.request",
      "fits the schema, yet is refused",
    ],
  ])("%s", (_, pointer, value, message) => {
    expect(problems(pointer, value)).toContain(message);
  });
});

describe("examples", () => {
  const problems = (pointer: string, value: unknown) => {
    const other = changed(pointer, value);
    return checkExamples(other, schemaValidators(other)).map(formatProblem);
  };

  it("one that does not fit is told once, with the place in its file", () => {
    expect(problems(example("lookupPlace.found", "/result/eastings"), "331719")).toEqual([
      expect.stringMatching(
        /^openapi\/examples\/lookupPlace\.found\.yaml:\d+: at \/value\/result\/eastings: the example does not fit its schema: it must be integer,null\. Correct the value, or the schema that openapi\/paths\/place\.yaml asks for\.$/,
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
