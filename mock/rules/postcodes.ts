import type { DataRecord, Knowledge } from "../knowledge.ts";
import { error, type Rule, result, type Unknown, unknown } from "../outcome.ts";
import { formatted, postcodeKey } from "../postcodeFormat.ts";

/** What the mock knows about a postcode. */
type PostcodeState =
  | { kind: "malformed" }
  | { kind: "live"; postcode: string; record: DataRecord }
  /** It exists, but no source shows the whole record. */
  | { kind: "named"; postcode: string; why: string }
  | { kind: "terminated"; record: DataRecord }
  | { kind: "absent" }
  | Unknown;

export function postcodeState(knowledge: Knowledge, text: string): PostcodeState {
  const key = postcodeKey(text);
  if (key === null) return { kind: "malformed" };
  const postcode = knowledge.live.get(key);
  const record = knowledge.postcodes.get(key);
  if (postcode !== undefined && record !== undefined) return { kind: "live", postcode, record };
  if (postcode !== undefined) {
    const why = `It knows that ${postcode} exists, and nothing more of it. ${known(knowledge)}`;
    return { kind: "named", postcode, why };
  }
  const terminated = knowledge.terminated.get(key);
  if (terminated !== undefined) return { kind: "terminated", record: terminated };
  if (knowledge.absent.postcodes.has(key)) return { kind: "absent" };
  return unknown(`It does not know the postcode ${formatted(key)}. ${known(knowledge)}`);
}

function known({ postcodes, terminated, absent }: Knowledge): string {
  const missing = [...absent.postcodes].slice(0, 3).map(formatted).join(", ");
  return (
    `It knows ${postcodes.size} live postcodes (such as ${some(postcodes, "postcode")}), ` +
    `${terminated.size} terminated ones (such as ${some(terminated, "postcode")}) ` +
    `and ${absent.postcodes.size} that do not exist (such as ${missing}).`
  );
}

/** The names of the first few records. */
export function some(records: ReadonlyMap<string, DataRecord>, name: string): string {
  return [...records.values()]
    .slice(0, 3)
    .map((record) => String(record[name]))
    .join(", ");
}

export const lookupPostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  switch (state.kind) {
    case "malformed":
      return error("malformed-postcode");
    case "absent":
      return error("postcode-not-found");
    case "terminated":
      return { kind: "error", id: "postcode-not-found", more: { terminated: state.record } };
    case "live":
      return result(state.record);
    case "named":
    case "unknown":
      return unknown(state.why);
  }
};

export const validatePostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  return state.kind === "unknown" ? state : result(["live", "named"].includes(state.kind));
};

export const lookupTerminatedPostcode: Rule = ({ path }, { knowledge }) => {
  const state = postcodeState(knowledge, path["postcode"] ?? "");
  switch (state.kind) {
    case "malformed":
      return error("malformed-postcode");
    case "terminated":
      return result(state.record);
    case "unknown":
      return state;
    default:
      return error("terminated-postcode-not-found");
  }
};

export const lookupScottishPostcode: Rule = ({ path }, { knowledge }) => {
  const text = path["postcode"] ?? "";
  const listed = knowledge.scottish.get(postcodeKey(text) ?? "");
  if (listed !== undefined) return result(listed);
  const state = postcodeState(knowledge, text);
  if (state.kind === "unknown") return state;
  if (state.kind === "malformed") return error("malformed-postcode");
  if (!("postcode" in state)) return error("postcode-not-found");
  if (state.kind === "live" && state.record["country"] !== "Scotland") {
    return error("not-in-scottish-directory");
  }
  // The directory does not have every Scottish postcode, and the record does not say whether it has this one.
  return unknown(
    `It does not know whether the Scottish Postcode Directory has ${state.postcode}. ` +
      `It knows ${knowledge.scottish.size} that it has (such as ${some(knowledge.scottish, "postcode")}).`,
  );
};
