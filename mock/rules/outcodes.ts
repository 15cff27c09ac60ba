import type { DataRecord, Knowledge } from "../knowledge.ts";
import { error, type Rule, result, type Unknown, unknown } from "../outcome.ts";
import { compact, hasNul, looksLikeOutcode } from "../postcodeFormat.ts";
import { some } from "./postcodes.ts";

type OutcodeState = { kind: "known"; record: DataRecord } | { kind: "absent" } | Unknown;

export function outcodeState({ outcodes, absent }: Knowledge, text: string): OutcodeState {
  const key = compact(text);
  const record = outcodes.get(key);
  if (record !== undefined) return { kind: "known", record };
  if (absent.outcodes.has(key) || !looksLikeOutcode(key)) return { kind: "absent" };
  return unknown(
    `It does not know the outward code ${key}. It knows ${outcodes.size} (such as ${some(outcodes, "outcode")}) ` +
      `and ${absent.outcodes.size} that do not exist (such as ${[...absent.outcodes].slice(0, 2).join(", ")}).`,
  );
}

export const lookupOutcode: Rule = ({ path }, { knowledge }) => {
  const text = path["outcode"] ?? "";
  if (hasNul(text)) return error("server-error");
  const state = outcodeState(knowledge, text);
  if (state.kind === "unknown") return state;
  return state.kind === "known" ? result(state.record) : error("outcode-not-found");
};
