import { error, type Rule, result, unknown } from "../outcome.ts";
import { compact, hasNul } from "../postcodeFormat.ts";
import { parameterText } from "../query.ts";
import { outcodeState } from "./outcodes.ts";

/** The same one each time, so that a test can rely on it. */
export const randomPlace: Rule = (_, { knowledge }) =>
  result(knowledge.places.values().next().value);

/** The first one that is known, for the same reason. */
export const randomPostcode: Rule = ({ query }, { knowledge }) => {
  const text = parameterText(query, "outcode");
  if (hasNul(text)) return error("server-error");
  const outcode = compact(text);
  const records = [...knowledge.postcodes.values()];
  const record = text === "" ? records[0] : records.find((one) => one["outcode"] === outcode);
  if (record !== undefined) return result(record);
  const state = outcodeState(knowledge, outcode);
  if (state.kind === "absent") return result(null);
  return unknown(`It knows no postcode with the outward code ${outcode}.`);
};
