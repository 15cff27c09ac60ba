import type { FlatSchema } from "./flatSchema.ts";
import type { JsonType, Variant } from "./types.ts";

/** The types a value may have, null last: "or null" reads best at the end. */
export function typesOf(flat: FlatSchema, variants: readonly Variant[]): JsonType[] {
  const types = flat.types ?? impliedTypes(flat, variants);
  const rest = types.filter((type) => type !== "null");
  const addsNull = flat.nullAlternative && types.length > 0;
  const nullable = addsNull || rest.length < types.length;
  return [...new Set<JsonType>(nullable ? [...rest, "null"] : rest)];
}

function impliedTypes(flat: FlatSchema, variants: readonly Variant[]): JsonType[] {
  if (flat.properties.size > 0 || flat.anyKey.length > 0) return ["object"];
  if (flat.items.length > 0) return ["array"];
  const constant = flat.keywords.get("const");
  const values = flat.keywords.get("enum")?.value ?? (constant ? [constant.value] : []);
  if (Array.isArray(values) && values.length > 0) return values.map(typeOfValue);
  return variants.some(({ types }) => types.length === 0)
    ? []
    : variants.flatMap(({ types }) => types);
}

function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "string") return "string";
  return typeof value === "boolean" ? "boolean" : "object";
}
