import { isDeepStrictEqual } from "node:util";
import { findNamed } from "../../src/lib/findNamed.ts";
import { isRecord } from "../../src/lib/isRecord.ts";
import { fromPointer, valueAlong, walk } from "../../src/lib/pointer.ts";
import type { Contract } from "../contract/contract.ts";
import { type Exchange, readRecordings } from "../contract/proof/recordings.ts";
import type { Evidence, Expectation } from "./claim.ts";

export type Facts = {
  contract: unknown;
  exchanges: ReadonlyMap<string, Exchange>;
  /** Every object in the recorded responses, by the name of an exchange that shows it. */
  records: readonly Named[];
};

/** Something recorded, and how to look up its values by place. */
type Named = { name: string; valueFor: (place: string) => unknown };

/** What claims are held against. */
export async function readFacts(contract: Contract, recordings: string): Promise<Facts> {
  return toFacts(contract.document, await readRecordings(recordings));
}

export function toFacts(contract: unknown, exchanges: readonly Exchange[]): Facts {
  return { contract, exchanges: namedExchanges(exchanges), records: exchanges.flatMap(recordsIn) };
}

/** The exchanges by name. A name that two files use is written with its file: "places/limit=0". */
function namedExchanges(exchanges: readonly Exchange[]): Map<string, Exchange> {
  const named = new Map<string, Exchange>();
  const shared = new Set<string>();
  for (const exchange of exchanges) {
    const { file, name } = nameOf(exchange);
    named.set(`${file}/${name}`, exchange);
    if (named.has(name)) shared.add(name);
    named.set(name, exchange);
  }
  for (const name of shared) named.delete(name);
  return named;
}

function nameOf({ label }: Exchange): { file: string; name: string } {
  const [, file = "", name = ""] = /^(.*)\.json\[\d+\] "(.*)"$/.exec(label) ?? [];
  return { file, name };
}

function recordsIn(exchange: Exchange): Named[] {
  const { name } = nameOf(exchange);
  return [...walk(exchange.response.body)].flatMap(({ value }) =>
    isRecord(value) ? [{ name, valueFor: (place: string) => valueIn(value, place) }] : [],
  );
}

/** Why the evidence does not show what the claim says, or null if it does. */
export function objection(evidence: Evidence, facts: Facts): string | null {
  switch (evidence.kind) {
    case "source":
      return null;
    case "contract": {
      const value = valueIn(facts.contract, evidence.pointer);
      return isDeepStrictEqual(value, evidence.value)
        ? null
        : `the contract has ${shown(value)} at ${evidence.pointer}, not ${shown(evidence.value)}.`;
    }
    case "exchange": {
      const { name } = evidence;
      const exchange = facts.exchanges.get(name) ?? findNamed("exchange", name, facts.exchanges);
      return difference(toNamed(name, exchange), evidence.expected);
    }
    case "every": {
      const all = evidence.what === "record" ? facts.records : exchangesOf(facts);
      const tests = evidence.chosen.map(toTest);
      const chosen = all.filter((one) => tests.every((fits) => fits(one)));
      if (chosen.length === 0) return "no recording is chosen by these values.";
      return chosen.reduce<string | null>(
        (found, one) => found ?? difference(one, evidence.expected),
        null,
      );
    }
  }
}

function exchangesOf({ exchanges }: Facts): Named[] {
  return [...new Set(exchanges.values())].map((exchange) =>
    toNamed(nameOf(exchange).name, exchange),
  );
}

function toNamed(name: string, exchange: Exchange): Named {
  return { name, valueFor: (place) => recorded(exchange, place) };
}

function difference(one: Named, expected: readonly Expectation[]): string | null {
  const wrong = expected.find((wanted) => !toTest(wanted)(one));
  if (wrong === undefined) return null;
  const { place, value } = wrong;
  return `the exchange "${one.name}" has ${shown(one.valueFor(place))} at ${place}, not ${shown(value)}.`;
}

/** Whether something recorded is as expected. The expectation is read once, and held against many records. */
function toTest({ place, value }: Expectation): (one: Named) => boolean {
  const [, pattern, equal] = /^\/(.+)\/$|^= (.+)$/.exec(String(value)) ?? [];
  if (pattern !== undefined) {
    const matching = new RegExp(pattern, "u");
    return ({ valueFor }) => {
      const actual = valueFor(place);
      return actual !== undefined && matching.test(String(actual));
    };
  }
  return ({ valueFor }) =>
    isDeepStrictEqual(valueFor(place), equal === undefined ? value : valueFor(equal));
}

/** What a recorded response has at a place. */
function recorded({ request, response }: Exchange, place: string): unknown {
  const [part = "", ...path] = place.split(".");
  if (part === "method" || part === "path") return request[part];
  if (part === "status") return response.status;
  if (part === "header") return response.headers[path.join(".")] ?? null;
  return part === "body" ? valueIn(response.body, path.join(".")) : undefined;
}

/** What is at a pointer, or at a path with dots; `length` counts the items of a list. */
function valueIn(root: unknown, place: string): unknown {
  const isPointer = place === "" || place.startsWith("/");
  const segments = isPointer ? fromPointer(place) : place.split(".");
  const counted = segments.at(-1) === "length";
  const value = valueAlong(root, counted ? segments.slice(0, -1) : segments);
  if (!counted) return value;
  return Array.isArray(value) || isRecord(value) ? Object.keys(value).length : undefined;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
