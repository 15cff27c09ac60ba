import type { DataRecord, Knowledge } from "../knowledge.ts";
import { compact, looksLikeOutcode } from "../postcodeFormat.ts";
import { some } from "./postcodeState.ts";

type OutcodeState =
  | { kind: "known"; record: DataRecord }
  | { kind: "absent" }
  | { kind: "unknown"; why: string };

export function outcodeState(knowledge: Knowledge, text: string): OutcodeState {
  const { outcodes, absent } = knowledge;
  const key = compact(text);
  const record = outcodes.get(key);
  if (record !== undefined) return { kind: "known", record };
  if (absent.outcodes.has(key) || !looksLikeOutcode(key)) return { kind: "absent" };
  return {
    kind: "unknown",
    why:
      `It does not know the outward code ${key}. It knows ${outcodes.size} (such as ${some(outcodes, "outcode")}) ` +
      `and ${absent.outcodes.size} that do not exist (such as ${[...absent.outcodes].slice(0, 2).join(", ")}).`,
  };
}
