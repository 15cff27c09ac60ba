import { isRecord } from "../../lib/isRecord.ts";
import type { Operation, Reference, Scenario } from "./types.ts";

/** What "nothing found" looks like: shown in this order. */
const KINDS = ["null", "entry", "empty", "false", "error"] as const;
type NothingKind = (typeof KINDS)[number];

type NothingFound = {
  operation: Operation;
  scenario: Scenario;
  kind: NothingKind;
  /** The part of the body that says it. */
  response: string;
};

/** What the contract calls a scenario in which an operation finds nothing. */
const NOTHING_FOUND_NAMES: readonly string[] = [
  "not-found",
  "no-match",
  "nothing-near",
  "unknown-outcode",
  "not-live",
];

/** The scenarios in which operations find nothing, also for one entry of several, with the response to each. */
export function nothingFound({ operations }: Pick<Reference, "operations">): NothingFound[] {
  const found = operations.flatMap((operation) =>
    operation.scenarios
      .filter(
        ({ name, response }) =>
          NOTHING_FOUND_NAMES.includes(name) || hasEmptyEntry(response.example.value),
      )
      .map((scenario) => ({ operation, scenario, ...nothingIn(scenario.response.example.value) })),
  );
  return found.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** Which way of saying "nothing" a body has. */
export function nothingIn(body: unknown): Pick<NothingFound, "kind" | "response"> {
  const { error, result } = isRecord(body) ? body : {};
  if (typeof error === "string") return { kind: "error", response: error };
  if (result === null) return { kind: "null", response: "result: null" };
  if (result === false) return { kind: "false", response: "result: false" };
  if (Array.isArray(result)) {
    if (result.length === 0) return { kind: "empty", response: "result: []" };
    if (hasEmptyEntry(body)) return { kind: "entry", response: "result: null" };
  }
  throw new Error(
    `An example that should show "nothing found" shows something: ${JSON.stringify(body)}. Rename the scenario, or correct its example.`,
  );
}

function hasEmptyEntry(body: unknown): boolean {
  const { result } = isRecord(body) ? body : {};
  return Array.isArray(result) && result.some(isEmptyEntry);
}

function isEmptyEntry(entry: unknown): boolean {
  return isRecord(entry) && entry["result"] === null;
}
