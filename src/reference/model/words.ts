import { formatNumber } from "../../lib/formatNumber.ts";
import type { FlatSchema } from "./flatSchema.ts";
import type { Node, Reader } from "./reader.ts";
import type { JsonType, Variant } from "./types.ts";

/** "a", "a or b", "a, b or c". */
export function listed(words: readonly string[], conjunction: "or" | "and"): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}

/** "string or null", "array of strings". `items` are the words of an array's items, in the plural. */
export function typeWords(types: readonly JsonType[], items: string | null): string {
  if (types.length === 0) return "any value";
  return listed(
    types.map((type) => (type === "array" && items !== null ? `array of ${items}` : type)),
    "or",
  );
}

/** "strings", "integers and nulls", "arrays of strings". */
export function pluralTypeWords(types: readonly JsonType[], items: string | null): string {
  if (types.length === 0) return "any values";
  return listed(
    types.map((type) => (type === "array" && items !== null ? `arrays of ${items}` : `${type}s`)),
    "and",
  );
}

type Wording = (node: Node, reader: Reader) => string[];

const number =
  (before: string, after = "", one = after): Wording =>
  (node, reader) => {
    const value = reader.number(node);
    return [`${before} ${formatNumber(value)}${value === 1 ? one : after}`];
  };

/** In the order in which they are shown. */
const wordings: [keyword: string, wording: Wording][] = [
  ["const", (node) => [`always ${JSON.stringify(node.value)}`]],
  ["enum", (node, reader) => oneOfWords(reader.items(node))],
  ["pattern", (node, reader) => [`matches ${reader.string(node)}`]],
  ["minimum", number("at least")],
  ["exclusiveMinimum", number("more than")],
  ["maximum", number("at most")],
  ["exclusiveMaximum", number("less than")],
  ["multipleOf", number("a multiple of")],
  ["minLength", number("at least", " characters", " character")],
  ["maxLength", number("at most", " characters", " character")],
  ["minItems", number("at least", " items", " item")],
  ["maxItems", number("at most", " items", " item")],
  ["uniqueItems", (node, reader) => (reader.boolean(node) ? ["no duplicates"] : [])],
  ["minProperties", number("at least", " keys", " key")],
  ["maxProperties", number("at most", " keys", " key")],
  [
    "default",
    ({ value }) => [
      `default ${typeof value === "number" ? formatNumber(value) : JSON.stringify(value)}`,
    ],
  ],
];

/** The constraints of a value in words, in this order. */
export function constraintWords(reader: Reader, flat: FlatSchema): string[] {
  return wordings.flatMap(([keyword, wording]) => {
    const node = flat.keywords.get(keyword);
    return node === undefined ? [] : wording(node, reader);
  });
}

function oneOfWords(values: readonly Node[]): string[] {
  const words = values.flatMap(({ value }) => (value === null ? [] : [JSON.stringify(value)]));
  return words.length === 0 ? [] : [`one of ${words.join(", ")}`];
}

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
