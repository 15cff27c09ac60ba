import type { DataRecord, Knowledge } from "../knowledge.ts";
import { formatted, postcodeKey } from "../postcodeFormat.ts";

/** What the mock knows of a postcode. */
type PostcodeState =
  | { kind: "malformed" }
  /** `record` is null where no source shows all of it. */
  | { kind: "live"; postcode: string; record: DataRecord | null }
  | { kind: "terminated"; record: DataRecord }
  | { kind: "absent" }
  | { kind: "unknown"; why: string };

export function postcodeState(knowledge: Knowledge, text: string): PostcodeState {
  const key = postcodeKey(text);
  if (key === null) return { kind: "malformed" };
  const postcode = knowledge.live.get(key);
  if (postcode !== undefined) {
    return { kind: "live", postcode, record: knowledge.postcodes.get(key) ?? null };
  }
  const record = knowledge.terminated.get(key);
  if (record !== undefined) return { kind: "terminated", record };
  if (knowledge.absent.postcodes.has(key)) return { kind: "absent" };
  return {
    kind: "unknown",
    why: `It does not know the postcode ${formatted(key)}. ${known(knowledge)}`,
  };
}

/** Where a rule needs the whole record and there is only a name. */
export function withoutRecord(knowledge: Knowledge, postcode: string): string {
  return `It knows that ${postcode} exists, and nothing more of it. ${known(knowledge)}`;
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
