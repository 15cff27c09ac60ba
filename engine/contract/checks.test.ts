import { beforeAll, describe, expect, it } from "vitest";
import { formatProblem } from "../../src/lib/problem.ts";
import { checkExamples } from "./checkExamples.ts";
import { checkFields } from "./checkFields.ts";
import { checkModel } from "./checkModel.ts";
import { checkRecords } from "./checkRecords.ts";
import type { Contract } from "./contract.ts";
import { loadContract } from "./loadContract.ts";
import { keysAt } from "./operations.ts";
import { fromPointer, isRecord, valueAt } from "./pointer.ts";
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

/** What the model, and the checks of the finished model, say after one change. */
const problems = (pointer: string, value: unknown) =>
  checkModel(changed(pointer, value)).map(formatProblem);

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

  it("a name whose code points elsewhere, and that code", () => {
    const codes = "/components/schemas/PostcodeCodes/properties";
    expect(problems(`${codes}/ttwa/x-pair`, "bua")).toEqual([
      expect.stringMatching(
        /^openapi\/schemas\/PostcodeFields\.yaml:\d+: at \/properties\/ttwa\/x-pair: No field "codes\.ttwa" has this one as its pair/,
      ),
      expect.stringMatching(
        /^openapi\/schemas\/PostcodeCodes\.yaml:\d+: at \/properties\/ttwa\/x-pair: No field "bua" has this one/,
      ),
    ]);
  });
});

describe("limits", () => {
  const schema = "/components/parameters/placeLimit/schema";

  it("one name has one set of numbers", () => {
    expect(problems("/components/parameters/bulkRadius/schema/maximum", 2500)).toEqual([
      expect.stringMatching(
        /^openapi\/parameters\/bulkRadius\.yaml:\d+: at \/schema\/x-limit: The limit "nearest\.radius" is default 100, maximum 2500 here, but default 100, maximum 2000 in openapi\/\w+\/\w+\.yaml\./,
      ),
    ]);
  });

  it.each([
    ["maximum", 'The limit "places.limit" has no maximum. Add maximum'],
    ["x-beyond", 'Nothing says what happens beyond the limit "places.limit". Add x-beyond.'],
  ])("one without %s", (key, message) => {
    const [problem] = problems(`${schema}/${key}`, undefined);
    expect(problem).toMatch(/^openapi\/parameters\/placeLimit\.yaml:\d+: at \/schema\/x-limit: /);
    expect(problem).toContain(message);
  });

  it("one on a value that is not sent, or that has no name, has numbers too", () => {
    const result = "/components/schemas/PlaceResponse/properties/status/x-limit";
    expect(problems(result, "status.limit").join()).toContain('"status.limit" has no maximum');
    const whole = "/components/schemas/PlaceResponse/x-limit";
    expect(problems(whole, "status.limit").join()).toContain('"status.limit" has no maximum');
  });
});

describe("errors", () => {
  it("an id that the catalogue lacks", () => {
    expect(problems(`${nearest}/x-errors/0`, "postcode-not-fond")).toEqual([
      expect.stringMatching(
        /^openapi\/paths\/postcodeNearest\.yaml:\d+: at \/get\/x-errors\/0: The error catalogue has no "postcode-not-fond"\. Did you mean "postcode-not-found"\?$/,
      ),
    ]);
  });

  it.each([
    [
      "an id whose status the operation does not have",
      "/paths/~1ready/get/x-errors/2",
      "postcode-not-found",
      "at /get/x-errors/2: postcode-not-found has status 404, which the operation lacks. Add the response 404",
    ],
    [
      "a status without a message",
      "/paths/~1ready/get/x-errors",
      ["unreadable-json"],
      "at /get/responses/500: no message has status 500",
    ],
    [
      "a message that no operation returns",
      "/paths/~1ready/get/x-errors",
      [],
      "no operation returns database-unavailable",
    ],
    [
      "a message that is there twice",
      "/x-error-catalogue/1/message",
      "Invalid postcode",
      "is in the catalogue twice. Remove one of them.",
    ],
  ])("%s", (_, pointer, value, message) => {
    expect(problems(pointer, value).filter((problem) => problem.includes(message))).toHaveLength(1);
  });
});

describe("scenarios", () => {
  const body = "/paths/~1postcodes/post/x-scenarios";

  it.each([
    [
      "a second one of the same name",
      `${nearest}/x-scenarios/1/name`,
      "found",
      "at /get/x-scenarios/1/name: there are two scenarios",
    ],
    [
      "a missing value of the path",
      `${nearest}/x-scenarios/0/request/path`,
      {},
      "at /get/x-scenarios/0/request: The scenario has no value for {postcode}. Add path: {postcode: …}.",
    ],
    [
      "an unknown parameter of the query",
      `${nearest}/x-scenarios/0/request/query`,
      { limits: 2 },
      "no query parameter limits",
    ],
    [
      "an unknown parameter of the path",
      `${nearest}/x-scenarios/0/request/path/outcode`,
      "SE1P",
      "no path parameter outcode",
    ],
    [
      "a status that the operation does not have",
      `${nearest}/x-scenarios/0/response/status`,
      204,
      "The operation has no response 204",
    ],
    [
      "a response that the status does not have",
      `${nearest}/x-scenarios/0/response/example`,
      "nearestPostcodes.fund",
      'There is no example "nearestPostcodes.fund" here. Did you mean "nearestPostcodes.found"?',
    ],
    [
      "an example that no scenario shows",
      "/paths/~1places~1{id}/get/x-scenarios/1/response/example",
      "lookupPlace.found",
      "no scenario shows this example",
    ],
    [
      "an example that is not named after its scenario",
      `${nearest}/x-scenarios/0/name`,
      "find",
      "Name the file nearestPostcodes.find.yaml.",
    ],
    [
      "an example that is listed by another name",
      `${nearest}/responses/400/content/application~1json/examples/invalid`,
      { $ref: "#/components/examples/nearestPostcodes.invalid-limit" },
      'The example "nearestPostcodes.invalid-limit" is listed as "invalid"',
    ],
    [
      "an unknown body",
      `${body}/0/request/body/$example`,
      "bulkLookupPostcodes.lokup.request",
      'There is no example "bulkLookupPostcodes.lokup.request" here. Did you mean',
    ],
    [
      "a body that succeeds but is not shown",
      `${body}/0/request/body/$example`,
      "bulkLookupPostcodes.no-list.request",
      "is not shown with the body",
    ],
    [
      "a body that is refused although it fits",
      `${body}/6/request/body/$example`,
      "bulkLookupPostcodes.lookup.request",
      "fits the schema, yet is refused",
    ],
  ])("%s", (_, pointer, value, message) => {
    expect(problems(pointer, value).filter((problem) => problem.includes(message))).toHaveLength(1);
  });

  it("a failure as the main one", () => {
    const scenarios = valueAt(contract.document, `${nearest}/x-scenarios`);
    const list: unknown[] = Array.isArray(scenarios) ? scenarios : [];
    expect(problems(`${nearest}/x-scenarios`, list.toReversed())).toEqual([
      expect.stringContaining("the main scenario is no success. Put a success first."),
    ]);
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
