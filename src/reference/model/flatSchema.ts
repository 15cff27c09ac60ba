import { isRecord } from "../../lib/isRecord.ts";
import { oncePer } from "../../lib/oncePer.ts";
import { keywords, schemaMerging } from "./keywords.ts";
import type { Node, Reader } from "./reader.ts";
import type { JsonType } from "./types.ts";

/** A schema and the `$ref`s that led to it, so that a circle is noticed. */
export type Part = { node: Node; trail: readonly string[] };

/** A schema with its `$ref` and `allOf` merged into it, each keyword still knowing where it is written. */
export type FlatSchema = {
  node: Node;
  /** The first name under `components/schemas` on the way to it. */
  name: string | null;
  types: JsonType[] | null;
  nullAlternative: boolean;
  keywords: Map<string, Node>;
  properties: Map<string, Part[]>;
  required: Set<string>;
  items: Part[];
  /** The schemas of keys that are not listed; `additionalProperties: true` gives an empty schema. */
  anyKey: Part[];
  alternatives: Part[];
};

const jsonTypes = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;

/** What was merged before, by the pointers of its parts: most schemas are reached from many operations. */
const mergedBy = oncePer((_: Reader) => new Map<string, FlatSchema>());

/** Merges schemas that all apply to the same value. */
export function flatten(reader: Reader, parts: readonly [Part, ...Part[]]): FlatSchema {
  const merged = mergedBy(reader);
  const key = parts.map(({ node }) => node.pointer).join(" ");
  const flat = merged.get(key) ?? merge(reader, parts);
  merged.set(key, flat);
  return flat;
}

function merge(reader: Reader, parts: readonly [Part, ...Part[]]): FlatSchema {
  const flat: FlatSchema = {
    node: parts[0].node,
    name: null,
    types: null,
    nullAlternative: false,
    keywords: new Map(),
    properties: new Map(),
    required: new Set(),
    items: [],
    anyKey: [],
    alternatives: [],
  };
  for (const part of parts) absorb(reader, flat, part);
  while (flat.alternatives.length === 1) {
    const [only] = flat.alternatives.splice(0);
    if (only !== undefined) absorb(reader, flat, only);
  }
  return flat;
}

function absorb(reader: Reader, flat: FlatSchema, { node, trail }: Part): void {
  if (node.value === true) return;
  if (!isRecord(node.value)) {
    reader.report(node, "Expected a schema.", "Write a mapping with a type.");
    return;
  }
  reader.only(node, "a schema", keywords.schema);
  // A schema's own words come first: they replace those of what it is made from.
  for (const [key, child] of reader.entries(node)) {
    if (schemaMerging[key] !== "structure") mergeKeyword(reader, flat, key, child);
  }
  const reference = reader.child(node, "$ref");
  if (reference !== null) absorbTarget(reader, flat, reference, trail);
  for (const member of reader.items(reader.child(node, "allOf"))) {
    absorb(reader, flat, { node: member, trail });
  }
  mergeTypes(reader, flat, reader.child(node, "type"));
  for (const [name, property] of reader.entries(reader.child(node, "properties"))) {
    flat.properties.set(name, [...(flat.properties.get(name) ?? []), { node: property, trail }]);
  }
  for (const name of reader.strings(reader.child(node, "required"))) flat.required.add(name);
  const items = reader.child(node, "items");
  if (items !== null) flat.items.push({ node: items, trail });
  for (const key of ["additionalProperties", "unevaluatedProperties"]) {
    const anyKey = reader.child(node, key);
    if (anyKey !== null && anyKey.value !== false) flat.anyKey.push({ node: anyKey, trail });
  }
  for (const key of ["oneOf", "anyOf"]) {
    const list = reader.child(node, key);
    if (list !== null) absorbAlternatives(reader, flat, { node: list, trail });
  }
}

function absorbTarget(
  reader: Reader,
  flat: FlatSchema,
  reference: Node,
  trail: readonly string[],
): void {
  const target = reader.target(reference);
  if (target === null) return;
  if (trail.includes(target.pointer)) {
    const circle = [...trail.slice(trail.indexOf(target.pointer)), target.pointer];
    const names = circle.map((pointer) => pointer.split("/").at(-1)).join(" → ");
    const fix = "Break the circle: describe the inner value without its fields.";
    reader.report(reference, `This schema contains itself: ${names}.`, fix);
    return;
  }
  if (/^\/components\/schemas\/[^/]+$/.test(target.pointer)) {
    flat.name ??= target.pointer.split("/").at(-1) ?? null;
  }
  absorb(reader, flat, { node: target, trail: [...trail, target.pointer] });
}

function absorbAlternatives(reader: Reader, flat: FlatSchema, list: Part): void {
  if (flat.alternatives.length > 0) {
    const fix = "Keep one oneOf or anyOf per schema.";
    reader.report(list.node, "Two lists of alternatives apply to the same value.", fix);
    return;
  }
  for (const node of reader.items(list.node)) {
    if (reader.child(node, "type")?.value === "null") {
      reader.only(node, "the alternative null", ["type", "title"]);
      flat.nullAlternative = true;
    } else flat.alternatives.push({ node, trail: list.trail });
  }
}

function mergeTypes(reader: Reader, flat: FlatSchema, node: Node | null): void {
  if (node === null) return;
  const list = Array.isArray(node.value) ? reader.items(node) : [node];
  const types = list.flatMap((item) => reader.oneOf(item, jsonTypes) ?? []);
  if (flat.types === null) {
    flat.types = types;
    return;
  }
  const before = flat.types;
  const both = types.filter((type) => before.includes(type));
  if (types.includes("integer") && before.includes("number")) both.push("integer");
  if (before.includes("integer") && types.includes("number")) both.push("integer");
  flat.types = [...new Set(both)];
  if (flat.types.length === 0) {
    const fix = "Give the merged schemas the same type.";
    reader.report(node, `No value is both ${before.join("/")} and ${types.join("/")}.`, fix);
  }
}

function mergeKeyword(reader: Reader, flat: FlatSchema, key: string, node: Node): void {
  const before = flat.keywords.get(key);
  const merging = schemaMerging[key];
  if (before === undefined) {
    flat.keywords.set(key, node);
  } else if (merging === "highest") {
    if (reader.number(node) > reader.number(before)) flat.keywords.set(key, node);
  } else if (merging === "lowest") {
    if (reader.number(node) < reader.number(before)) flat.keywords.set(key, node);
  } else if (merging === "same" && JSON.stringify(before.value) !== JSON.stringify(node.value)) {
    const fix = `Write "${key}" in one place only.`;
    reader.report(node, `Two values of "${key}" apply to the same value.`, fix);
  }
}
