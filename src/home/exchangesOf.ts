import type { Operation } from "../reference/model/types.ts";
import { type Exchange, exchangeOf } from "./exchange.ts";

/** Operations that do two things show a request for each. */
const SECOND_USE: Readonly<Record<string, string>> = {
  queryPostcodes: "reverse-geocode",
  bulkLookupPostcodes: "reverse-geocode",
};

/** The exchanges worth showing of an operation, the main one first. */
export function exchangesOf(operation: Operation): Exchange[] {
  const second = SECOND_USE[operation.id];
  return [
    ...operation.scenarios.slice(0, 1).map((scenario) => ({ operation, scenario })),
    ...(second === undefined ? [] : [exchangeOf(operation.id, second)]),
  ];
}

/** What the contract calls the scenario in which an operation finds nothing. */
const NOTHING_FOUND = ["not-found", "no-match", "nothing-near", "unknown-outcode", "not-live"];

export function nothingFoundOf(operation: Operation): Exchange | null {
  const scenario = operation.scenarios.find(({ name }) => NOTHING_FOUND.includes(name));
  return scenario === undefined ? null : { operation, scenario };
}
