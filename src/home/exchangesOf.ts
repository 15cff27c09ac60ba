import type { Operation } from "../reference/model/types.ts";
import { NOTHING_FOUND_NAMES } from "../reference/views/introduction/nothingFound.ts";
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

export function nothingFoundOf(operation: Operation): Exchange | null {
  const scenario = operation.scenarios.find(({ name }) => NOTHING_FOUND_NAMES.includes(name));
  return scenario === undefined ? null : { operation, scenario };
}
