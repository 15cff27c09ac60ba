import type { Reader } from "./reader.ts";
import type { Walk } from "./shape.ts";
import type { Limit, OperationLimit } from "./types.ts";

/** The named limits an operation's fields carry; each also goes into the table of the whole contract. */
export function toLimits(
  reader: Reader,
  met: Walk["limits"],
  known: Record<string, Limit>,
): OperationLimit[] {
  const limits = new Map<string, OperationLimit>();
  for (const { name: node, field, limit } of met) {
    const name = reader.string(node);
    const before = known[name];
    if (before !== undefined && (before.default !== limit.default || before.max !== limit.max)) {
      const fix = "Give both the same default and maximum, or two names.";
      reader.report(node, `The limit "${name}" has other numbers elsewhere: ${told(before)}.`, fix);
    }
    if (limit.default === null && limit.max === null) {
      const fix = "Add a default, maximum or maxItems.";
      reader.report(node, `The limit "${name}" has no number.`, fix);
    }
    known[name] ??= limit;
    const own = limits.get(name) ?? { name, ...limit, fields: [] };
    own.fields.push({ path: field.path, anchor: field.anchor, beyond: field.beyond });
    limits.set(name, own);
  }
  return [...limits.values()];
}

function told(limit: Limit): string {
  return `default ${limit.default ?? "none"}, maximum ${limit.max ?? "none"}`;
}
