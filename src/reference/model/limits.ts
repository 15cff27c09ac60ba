import type { FlatSchema } from "./flatSchema.ts";
import type { Limit, OperationLimit } from "./types.ts";
import type { Walk } from "./walk.ts";

/** Enters the limit that a value names into the table of the contract, and returns its name. */
export function noteLimit({ reader, tables }: Walk, flat: FlatSchema): string | null {
  const node = flat.keywords.get("x-limit");
  if (node === undefined) return null;
  const name = reader.string(node);
  const initial = flat.keywords.get("default");
  const max = flat.keywords.get("maximum") ?? flat.keywords.get("maxItems");
  const limit: Limit = {
    default: initial === undefined ? null : reader.number(initial),
    max: max === undefined ? null : reader.number(max),
  };
  if (max === undefined) {
    const fix = "Add maximum, or maxItems for a list.";
    reader.report(node, `The limit "${name}" has no maximum.`, fix);
  }
  if (!flat.keywords.has("x-beyond")) {
    const message = `Nothing says what happens beyond the limit "${name}".`;
    reader.report(node, message, "Add x-beyond.");
  }
  const known = tables.limits.get(name);
  if (known === undefined) tables.limits.set(name, { ...limit, node });
  else if (numbers(known) !== numbers(limit)) {
    const there = `${numbers(known)} in ${reader.fileOf(known.node)}`;
    const message = `The limit "${name}" is ${numbers(limit)} here, but ${there}.`;
    reader.report(node, message, "Give both the same numbers, or one of them another name.");
  }
  return name;
}

/** The limits of an operation's request, each with the fields that have it. */
export function toLimits({ limits, tables }: Walk): OperationLimit[] {
  const names = new Set(limits.map(({ name }) => name));
  return [...names].map((name) => {
    const met = limits.filter((candidate) => candidate.name === name);
    const fields = met.map(({ field: { path, anchor, beyond } }) => ({ path, anchor, beyond }));
    const { default: standard = null, max = null } = tables.limits.get(name) ?? {};
    return { name, default: standard, max, fields };
  });
}

function numbers(limit: Limit): string {
  return `default ${limit.default ?? "none"}, maximum ${limit.max ?? "none"}`;
}
