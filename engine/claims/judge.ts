import { isDeepStrictEqual } from "node:util";
import { findNamed } from "../../src/lib/findNamed.ts";
import { isRecord } from "../../src/lib/isRecord.ts";
import type { Contract } from "../contract/contract.ts";
import { toPointer, valueAt } from "../contract/pointer.ts";
import { type Exchange, readRecordings } from "../contract/proof/recordings.ts";
import type { Evidence, Expectation } from "./claim.ts";

export type Facts = { contract: unknown; exchanges: ReadonlyMap<string, Exchange> };

/** What claims are held against. */
export async function readFacts(contract: Contract, recordings: string): Promise<Facts> {
  return {
    contract: contract.document,
    exchanges: namedExchanges(await readRecordings(recordings)),
  };
}

/** The exchanges by name. A name that two files use is written with its file: "places/limit=0". */
export function namedExchanges(exchanges: readonly Exchange[]): Map<string, Exchange> {
  const named = new Map<string, Exchange>();
  const shared = new Set<string>();
  for (const exchange of exchanges) {
    const [, file = "", name = ""] = /^(.*)\.json\[\d+\] "(.*)"$/.exec(exchange.label) ?? [];
    named.set(`${file}/${name}`, exchange);
    if (named.has(name)) shared.add(name);
    named.set(name, exchange);
  }
  for (const name of shared) named.delete(name);
  return named;
}

/** Why the evidence does not show what the claim says, or null if it does. */
export function objection(evidence: Evidence, facts: Facts): string | null {
  switch (evidence.kind) {
    case "source":
      return null;
    case "contract": {
      const value = valueAt(facts.contract, evidence.pointer);
      return isDeepStrictEqual(value, evidence.value)
        ? null
        : `the contract has ${shown(value)} at ${evidence.pointer}, not ${shown(evidence.value)}.`;
    }
    case "exchange": {
      const exchange = findNamed("exchange", evidence.name, facts.exchanges);
      const wrong = evidence.expected.find(
        ({ place, value }) => !isDeepStrictEqual(recorded(exchange, place), value),
      );
      return wrong ? differing(exchange, evidence.name, wrong) : null;
    }
  }
}

function differing(exchange: Exchange, name: string, { place, value }: Expectation): string {
  return `the exchange "${name}" has ${shown(recorded(exchange, place))} at ${place}, not ${shown(value)}.`;
}

/** What a recorded response has at a place; `length` counts the items of a list. */
function recorded({ response }: Exchange, place: string): unknown {
  const [part = "", ...path] = place.split(".");
  if (part === "status") return response.status;
  if (part === "header") return response.headers[path.join(".")] ?? null;
  if (part !== "body") return undefined;
  const counted = path.at(-1) === "length";
  const value = valueAt(response.body, toPointer(counted ? path.slice(0, -1) : path));
  if (!counted) return value;
  return Array.isArray(value) || isRecord(value) ? Object.keys(value).length : undefined;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
