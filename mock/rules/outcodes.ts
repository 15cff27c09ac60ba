import { error, type Rule, result, unknown } from "../outcome.ts";
import { hasNul } from "../postcodeFormat.ts";
import { outcodeState } from "./outcodeState.ts";

export const lookupOutcode: Rule = ({ path }, { knowledge }) => {
  const text = path["outcode"] ?? "";
  if (hasNul(text)) return error("server-error");
  const state = outcodeState(knowledge, text);
  if (state.kind === "unknown") return unknown(state.why);
  return state.kind === "known" ? result(state.record) : error("outcode-not-found");
};
