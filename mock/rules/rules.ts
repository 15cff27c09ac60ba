import { type Rule, result } from "../outcome.ts";
import { bulkLookupPostcodes } from "./bulk.ts";
import { lookupOutcode } from "./outcodes.ts";
import { lookupPlace, queryPlaces } from "./places.ts";
import {
  nearestOutcodes,
  nearestPostcodes,
  queryPostcodes,
  reverseGeocode,
  reverseGeocodeOutcodes,
} from "./pointRules.ts";
import {
  lookupPostcode,
  lookupScottishPostcode,
  lookupTerminatedPostcode,
  validatePostcode,
} from "./postcodes.ts";
import { randomPlace, randomPostcode } from "./random.ts";
import { autocompletePostcode } from "./textSearch.ts";

/** The rule of each operation of the contract. */
export const rules: Readonly<Record<string, Rule>> = {
  lookupPostcode,
  queryPostcodes,
  bulkLookupPostcodes,
  nearestPostcodes,
  validatePostcode,
  autocompletePostcode,
  reverseGeocodeLonLat: reverseGeocode,
  reverseGeocodeLatLon: reverseGeocode,
  randomPostcode,
  lookupTerminatedPostcode,
  lookupScottishPostcode,
  lookupOutcode,
  reverseGeocodeOutcodes,
  nearestOutcodes,
  queryPlaces,
  lookupPlace,
  randomPlace,
  ping: () => result("pong"),
  ready: () => result("Ready"),
};
