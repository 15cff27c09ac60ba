import { error, type Rule, result, unknown } from "../outcome.ts";
import { postcodeState, withoutRecord } from "./postcodeState.ts";

export const lookupPostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  switch (state.kind) {
    case "malformed":
      return error("malformed-postcode");
    case "absent":
      return error("postcode-not-found");
    case "terminated":
      return { kind: "error", id: "postcode-not-found", more: { terminated: state.record } };
    case "unknown":
      return unknown(state.why);
    case "live":
      if (state.record === null) return unknown(withoutRecord(knowledge, state.postcode));
      return result(state.record);
  }
};

export const validatePostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  return state.kind === "unknown" ? unknown(state.why) : result(state.kind === "live");
};

export const lookupTerminatedPostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  switch (state.kind) {
    case "malformed":
      return error("malformed-postcode");
    case "terminated":
      return result(state.record);
    case "unknown":
      return unknown(state.why);
    case "live":
    case "absent":
      return error("terminated-postcode-not-found");
  }
};
