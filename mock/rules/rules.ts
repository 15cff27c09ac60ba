import { error, type Rule, result } from "../outcome.ts";
import { coordinatesIn } from "../pointSearch.ts";
import { parameterText } from "../query.ts";
import { bulkLookupPostcodes } from "./bulk.ts";
import { lookupOutcode } from "./outcodes.ts";
import { lookupPlace, queryPlaces } from "./places.ts";
import { pointRules } from "./pointRules.ts";
import {
  lookupPostcode,
  lookupScottishPostcode,
  lookupTerminatedPostcode,
  validatePostcode,
} from "./postcodes.ts";
import { randomPlace, randomPostcode } from "./random.ts";
import { autocompletePostcode, queryText } from "./textSearch.ts";

/** GET /postcodes: around a point if the query has one, else by text. */
const queryPostcodes: Rule = (request, world) => {
  const { query } = request;
  const aroundPoint = coordinatesIn(query) === null ? undefined : pointRules["queryPostcodes"];
  const outcome = (aroundPoint ?? queryText)(request, world);
  // The filter of bulk requests runs here too, has no effect, and fails on null.
  const isFiltered = parameterText(query, "filter") !== "";
  const isNull = outcome.kind === "result" && outcome.value === null;
  return isFiltered && isNull ? error("server-error") : outcome;
};

/** The rule of each operation of the contract. */
export const rules: Readonly<Record<string, Rule>> = {
  ...pointRules,
  lookupPostcode,
  queryPostcodes,
  bulkLookupPostcodes,
  validatePostcode,
  autocompletePostcode,
  randomPostcode,
  lookupTerminatedPostcode,
  lookupScottishPostcode,
  lookupOutcode,
  queryPlaces,
  lookupPlace,
  randomPlace,
  ping: () => result("pong"),
  ready: () => result("Ready"),
};
