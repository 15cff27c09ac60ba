import { error, type Rule, result, unknown } from "../outcome.ts";
import { postcodeKey } from "../postcodeFormat.ts";
import { postcodeState, some } from "./postcodeState.ts";

export const lookupScottishPostcode: Rule = ({ path }, { knowledge }) => {
  const text = path["postcode"] ?? "";
  const listed = knowledge.scottish.get(postcodeKey(text) ?? "");
  if (listed !== undefined) return result(listed);
  const state = postcodeState(knowledge, text);
  switch (state.kind) {
    case "malformed":
      return error("malformed-postcode");
    case "absent":
    case "terminated":
      return error("postcode-not-found");
    case "live":
      // The directory holds Scotland only. Whether it holds this one, the record cannot tell.
      if (state.record !== null && state.record["country"] !== "Scotland") {
        return error("not-in-scottish-directory");
      }
      return unknown(
        `It does not know whether the Scottish Postcode Directory has ${state.postcode}. ` +
          `It knows ${knowledge.scottish.size} that it has (such as ${some(knowledge.scottish, "postcode")}).`,
      );
    case "unknown":
      return unknown(state.why);
  }
};
