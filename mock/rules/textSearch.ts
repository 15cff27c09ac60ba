import { limitNamed } from "../../src/reference/model/find.ts";
import type { Knowledge } from "../knowledge.ts";
import { error, type Outcome, type Rule, result, unknown, type World } from "../outcome.ts";
import { hasNul } from "../postcodeFormat.ts";
import { firstText, parameterText, searchLimit } from "../query.ts";
import { postcodeState } from "./postcodes.ts";

export const autocompletePostcode: Rule = ({ path, query }, world) => {
  const limit = searchLimit(parameterText(query, "limit"), limitNamed(world, "search.limit"));
  const found = postcodesFor(world.knowledge, path["postcode"] ?? "", limit);
  return found.kind === "names" ? result(listOrNull(found.names)) : found;
};

/** The half of GET /postcodes that searches by text. */
export const queryText: Rule = ({ query }, world) => {
  const text = firstText(query, "q", "query");
  if (text.trim() === "") return error("no-postcode-query");
  const limit = searchLimit(parameterText(query, "limit"), limitNamed(world, "search.limit"));
  const found = postcodesFor(world.knowledge, text, limit);
  return found.kind === "names" ? wholeRecords(world, found.names) : found;
};

/** How texts are filed. Spaces within one matter: they change what is found. */
export function textKey(text: string): string {
  return text.trim().toUpperCase();
}

type Found = { kind: "names"; names: readonly string[] } | Outcome;

function postcodesFor(knowledge: Knowledge, text: string, limit: number): Found {
  if (hasNul(text)) return error("server-error");
  const names = knowledge.texts.find(textKey(text), limit);
  if (names !== null) return { kind: "names", names };
  // A full postcode finds itself and nothing else.
  const state = postcodeState(knowledge, text);
  if ("postcode" in state) return { kind: "names", names: [state.postcode] };
  if (state.kind === "terminated" || state.kind === "absent") return { kind: "names", names: [] };
  const keys = knowledge.texts.keys();
  return unknown(
    `It does not know ${limit} matches of "${text}". ` +
      `It knows those of ${keys.length} texts (such as ${keys.slice(0, 6).join(", ")}) and of every full postcode it has.`,
  );
}

function wholeRecords({ knowledge }: World, names: readonly string[]): Outcome {
  const records: unknown[] = [];
  for (const name of names) {
    const state = postcodeState(knowledge, name);
    if (state.kind !== "live") return unknown(`It does not know the whole record of ${name}.`);
    records.push(state.record);
  }
  return result(listOrNull(records));
}

function listOrNull<Item>(list: readonly Item[]): readonly Item[] | null {
  return list.length === 0 ? null : list;
}
