import { isRecord } from "../../../lib/isRecord.ts";
import { operationNamed, scenarioNamed } from "../../model/find.ts";
import type { Operation, Reference, Scenario } from "../../model/types.ts";

/** What "nothing found" looks like: shown in this order. */
export type NothingKind = "null" | "entry" | "empty" | "false" | "error";

type NothingFound = {
  operation: Operation;
  scenario: Scenario;
  kind: NothingKind;
  /** The part of the body that says it. */
  answer: string;
};

/** For each operation that can find nothing, the scenario in which it does. */
const scenarios: readonly (readonly [operationId: string, scenario: string])[] = [
  ["queryPostcodes", "no-match"],
  ["queryPostcodes", "nothing-near"],
  ["reverseGeocodeLonLat", "nothing-near"],
  ["reverseGeocodeLatLon", "nothing-near"],
  ["autocompletePostcode", "no-match"],
  ["randomPostcode", "unknown-outcode"],
  ["reverseGeocodeOutcodes", "nothing-near"],
  ["bulkLookupPostcodes", "lookup"],
  ["bulkLookupPostcodes", "reverse-geocode"],
  ["queryPlaces", "no-match"],
  ["validatePostcode", "not-live"],
  ["lookupPostcode", "not-found"],
  ["nearestPostcodes", "not-found"],
  ["lookupTerminatedPostcode", "not-found"],
  ["lookupScottishPostcode", "not-found"],
  ["lookupOutcode", "not-found"],
  ["nearestOutcodes", "not-found"],
  ["lookupPlace", "not-found"],
];

/** What each operation answers when there is nothing, read from its example. */
export function nothingFound(reference: Reference): NothingFound[] {
  return scenarios.map(([operationId, name]) => {
    const operation = operationNamed(reference, operationId);
    const scenario = scenarioNamed(operation, name);
    const { kind, answer } = nothingIn(scenario.response.example.value);
    return { operation, scenario, kind, answer };
  });
}

/** Which way of saying "nothing" a body has. */
export function nothingIn(body: unknown): Pick<NothingFound, "kind" | "answer"> {
  const { error, result } = isRecord(body) ? body : {};
  if (typeof error === "string") return { kind: "error", answer: error };
  if (result === null) return { kind: "null", answer: "result: null" };
  if (result === false) return { kind: "false", answer: "result: false" };
  if (Array.isArray(result)) {
    if (result.length === 0) return { kind: "empty", answer: "result: []" };
    if (result.some(isEmptyEntry)) return { kind: "entry", answer: "result: null" };
  }
  throw new Error(
    `An example that should show "nothing found" shows something: ${JSON.stringify(body)}. Correct the list in nothingFound.ts.`,
  );
}

function isEmptyEntry(entry: unknown): boolean {
  return isRecord(entry) && entry["result"] === null;
}
