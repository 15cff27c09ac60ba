import { beforeAll, describe, expect, it } from "vitest";
import { valueAt } from "../../src/lib/pointer.ts";
import { formatProblem } from "../../src/lib/problem.ts";
import { changedContract } from "../../testing/fixtures/changedContract.ts";
import { checkModel } from "./checkModel.ts";
import type { Contract } from "./contract.ts";
import { loadContract } from "./loadContract.ts";

let contract: Contract;
beforeAll(async () => {
  contract = await loadContract("openapi/openapi.yaml");
});

const nearest = "/paths/~1postcodes~1{postcode}~1nearest/get";

/** What the model, and the checks of the finished model, say after one change. */
const problems = (pointer: string, value: unknown) =>
  checkModel(changedContract(contract, pointer, value)).map(formatProblem);

describe("pairs", () => {
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
