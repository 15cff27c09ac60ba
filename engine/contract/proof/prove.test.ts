import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../../src/lib/isRecord.ts";
import { valueAt } from "../../../src/lib/pointer.ts";
import type { Contract } from "../contract.ts";
import { loadContract } from "../loadContract.ts";
import { type Exception, type Proof, prove, readExceptions, summary } from "./prove.ts";
import { type Exchange, readRecordings } from "./recordings.ts";
import { usualState } from "./serverState.ts";

let contract: Contract;
let recordings: Exchange[];
let exceptions: Exception[];
let proof: Proof;

beforeAll(async () => {
  contract = await loadContract("openapi/openapi.yaml");
  recordings = await readRecordings("openapi/recordings");
  exceptions = await readExceptions("openapi/exceptions.yaml");
  proof = prove(contract, recordings, exceptions);
});

describe("the contract and the recordings", () => {
  it("every recording is what the contract says", () => {
    expect(proof.refuted).toEqual([]);
  });

  it("every claim of the contract is recorded, or excused with a reason", () => {
    expect(proof.unshown).toEqual([]);
  });

  it("no exception is needless", () => {
    expect(proof.needless).toEqual([]);
  });

  it("covers the whole API", () => {
    const made = (kind: string) => proof.claims.get(kind)?.made;
    console.log(`${summary(proof, recordings.length)} Exceptions: ${exceptions.length}.`);
    expect(made("operation")).toBe(19);
    expect(made("catalogue")).toBe(19);
    expect(recordings.length).toBeGreaterThanOrEqual(1163);
  });
});

/** The recordings with one exchange changed, or with one more. */
function proveWith(change: (exchange: Exchange) => Exchange): string[] {
  return prove(contract, recordings.slice(0, 1).map(change), exceptions).refuted;
}

const lookup = (response: Partial<Exchange["response"]>, path = "/postcodes/FOO"): Exchange => ({
  label: "made up",
  state: usualState,
  request: { method: "GET", path, headers: {}, body: undefined },
  response: {
    status: 404,
    headers: {
      "access-control-allow-origin": "*",
      "content-type": "application/json; charset=utf-8",
      etag: 'W/"1"',
    },
    body: { status: 404, error: "Invalid postcode" },
    ...response,
  },
});

describe("a response that the contract does not allow is refuted", () => {
  it("accepts the response these cases are made from", () => {
    expect(proveWith(() => lookup({}))).toEqual([]);
  });

  it.each<[string, Exchange, string]>([
    ["a status", lookup({ status: 418 }), "lookupPostcode does not document status 418"],
    [
      "a field",
      lookup({ body: { status: 404, error: "Invalid postcode", hint: "?" } }),
      'must NOT have additional properties ("hint")',
    ],
    [
      "a message",
      lookup({ body: { status: 404, error: "No such postcode" } }),
      'the catalogue lacks "No such postcode"',
    ],
    [
      "a message of another operation",
      lookup({ body: { status: 404, error: "Place not found" } }),
      "x-errors of lookupPostcode lacks place-not-found",
    ],
    ["a route", lookup({}, "/postcode/FOO"), "returns resource-not-found, not 404"],
    [
      "an operation that returns success",
      lookup({ status: 200 }, "/counties"),
      "GET /counties returns resource-not-found, not 200",
    ],
    [
      "a status in the body that differs from the real one",
      lookup({ body: { status: 400, error: "Invalid postcode" } }),
      "/status must be equal to constant",
    ],
    [
      "a content type",
      lookup({
        headers: { "access-control-allow-origin": "*", etag: "x", "content-type": "text/html" },
      }),
      "expected application/json; charset=utf-8, got text/html",
    ],
    [
      "a missing CORS header",
      lookup({ headers: { "content-type": "application/json; charset=utf-8", etag: "x" } }),
      "every response has Access-Control-Allow-Origin: *",
    ],
    [
      "an undocumented header",
      lookup({ headers: { ...lookup({}).response.headers, "retry-after": "9" } }),
      "the header retry-after is not documented",
    ],
    [
      "an error wrapped as JSONP",
      lookup(
        {
          headers: {
            ...lookup({}).response.headers,
            "content-type": "text/javascript; charset=utf-8",
          },
        },
        "/postcodes/FOO?callback=show",
      ),
      "expected application/json",
    ],
  ])("%s", (_, exchange, problem) => {
    expect(proveWith(() => exchange).join()).toContain(problem);
  });

  it("a field missing from a full postcode, one too many, of another type or another nation", () => {
    const found = recordings.find(({ request }) => request.path === "/postcodes/SE1P%205ZZ");
    const withResult = (change: (postcode: Record<string, unknown>) => void) => {
      const body = structuredClone(found?.response.body) as { result: Record<string, unknown> };
      change(body.result);
      const [refuted] = proveWith(() => lookup({ status: 200, body }, "/postcodes/SE1P5ZZ"));
      return refuted ?? "accepted";
    };
    expect(withResult(() => {})).toBe("accepted");
    expect(withResult((postcode) => delete postcode["pfa"])).toContain("property 'pfa'");
    expect(withResult((postcode) => (postcode["distance"] = 1))).toContain('"distance"');
    expect(withResult((postcode) => (postcode["quality"] = "1"))).toContain("/result/quality");
    expect(withResult((postcode) => (postcode["postcode"] = null))).toContain("/result/postcode");
    expect(withResult((postcode) => (postcode["country"] = "Wales"))).toContain("region is");
  });
});

describe("a claim that no recording shows", () => {
  const without = (keep: (exchange: Exchange) => boolean) =>
    prove(contract, recordings.filter(keep), exceptions).unshown;

  it("is found for a parameter, a status, a message, a field and its coverage", () => {
    const unshown = without(
      ({ request, response }) =>
        !/[?&]l=/.test(request.path) &&
        !(request.path.startsWith("/outcodes/") && response.status === 404) &&
        !JSON.stringify(response.body).includes('"terminated"') &&
        !JSON.stringify(response.body).includes('"Northern Ireland"'),
    );
    expect(unshown).toContain("parameter queryPlaces query l");
    expect(unshown).toContain("status lookupOutcode 404");
    expect(unshown).toContain("message lookupOutcode outcode-not-found");
    expect(unshown).toContain("field schemas/PostcodeNotFoundError/terminated");
    expect(unshown).toContain("coverage schemas/PostcodeFields/lsoa northernIreland value");
    expect(unshown).toContain("coverage schemas/PostcodeFields/region northernIreland none");
  });

  it("is found when the contract says more than the server does", () => {
    const document: unknown = structuredClone(contract.document);
    const add = (pointer: string, key: string, value: unknown) => {
      const parent = valueAt(document, pointer);
      if (Array.isArray(parent)) parent.push(value);
      else if (isRecord(parent)) parent[key] = value;
      else throw new Error(`Nothing is at ${pointer}.`);
    };
    const places = "/paths/~1places/get";
    add("/components/schemas/Place/properties", "population", { type: "integer" });
    add(`${places}/parameters`, "", { name: "offset", in: "query", schema: { type: "integer" } });
    add(`${places}/responses`, "404", { $ref: "#/components/responses/ServerError" });
    add(`${places}/x-errors`, "", "place-not-found");
    expect(prove({ ...contract, document }, recordings, exceptions).unshown).toEqual([
      "parameter queryPlaces query offset",
      "status queryPlaces 404",
      "message queryPlaces place-not-found",
      "field schemas/Place/population",
    ]);
  });

  it("is excused only while it is needed, and only if the contract makes it", () => {
    const excuse = (claim: string) => ({ claim, reason: "made up for this test" });
    const extra = [...exceptions, excuse("status ping 200"), excuse("status ping 404")];
    expect(prove(contract, recordings, extra).needless).toEqual([
      "status ping 200",
      "status ping 404",
    ]);
  });
});
