import { kebabCase } from "../../lib/slug.ts";
import { type FlatSchema, flatten, type Part } from "./flatSchema.ts";
import { noteLimit } from "./limits.ts";
import { prose } from "./prose.ts";
import type { Reader } from "./reader.ts";
import { remarksOf } from "./remarks.ts";
import type { Field, Shape, Variant } from "./types.ts";
import type { Walk } from "./walk.ts";
import { constraintWords, listed, pluralTypeWords, typesOf, typeWords } from "./words.ts";

/** The ids to try for the children of a value, the nicest first. */
type Bases = readonly [string, ...string[]];

type Parts = readonly [Part, ...Part[]];

/** The shape of the value that all the given schemas describe, with its fields below it. */
export function toShape(walk: Walk, parts: Parts, bases: Bases, path = ""): Shape {
  const flat = flatten(walk.reader, parts);
  noteLimit(walk, flat);
  return shapeOfFlat(walk, flat, bases, path).shape;
}

/** With the plural of the words for the items, if the value is an array: "strings". */
type ShapeInWords = { shape: Shape; itemWords: string | null };

function shapeOfFlat(walk: Walk, flat: FlatSchema, bases: Bases, path: string): ShapeInWords {
  const children = childrenOf(walk, flat, bases, path);
  const choices = alternativesOf(walk, flat, bases, path);
  const types = typesOf(flat, choices.variants);
  const items = isFilled(flat.items) ? flatten(walk.reader, flat.items) : null;
  if (items !== null) refuseRemarks(walk.reader, items, "an array's items", "the array");
  const inner = items === null ? null : shapeOfFlat(walk, items, bases, path);
  const innerWords = inner && pluralTypeWords(inner.shape.types, inner.itemWords);
  const kinds = new Set([...(innerWords === null ? [] : [innerWords]), ...choices.itemWords]);
  const itemWords = kinds.size === 0 ? null : listed([...kinds], "and");
  const shape: Shape = {
    type: typeWords(types, itemWords),
    types,
    schemaName: inner === null ? flat.name : inner.shape.schemaName,
    constraints: [
      ...constraintWords(walk.reader, flat),
      ...choices.constraints,
      ...(inner?.shape.constraints ?? []).map((words) => `each ${words}`),
    ],
    children: [...children, ...(inner?.shape.children ?? [])],
    variants: [...choices.variants, ...(inner?.shape.variants ?? [])],
  };
  return { shape, itemWords };
}

function childrenOf(walk: Walk, flat: FlatSchema, bases: Bases, path: string): Field[] {
  checkRequired(walk.reader, flat);
  // The envelope's own keys take their ids first: what is inside `result` then leaves the word out.
  const isEnvelope = path === "" && flat.properties.has("status") && flat.properties.has("result");
  const claimed = [...flat.properties].map(([name, parts]) => {
    const anchor = claim(walk, bases, kebabCase(name));
    const below: Bases = isEnvelope && name === "result" ? [...bases, anchor] : [anchor];
    return { name, parts, anchor, below };
  });
  const fields = claimed.flatMap(({ name, parts, anchor, below }) => {
    const named = { kind: "property" as const, name, path: join(path, name), anchor, below };
    const required = flat.required.has(name);
    return isFilled(parts) ? toField(walk, parts, { ...named, required }) : [];
  });
  if (!isFilled(flat.anyKey)) return fields;
  const anchor = claim(walk, bases, "any-key");
  const named = { kind: "anyKey" as const, name: "*", path: join(path, "*"), anchor };
  return [...fields, toField(walk, flat.anyKey, { ...named, below: [anchor], required: false })];
}

function claim(walk: Walk, bases: Bases, name: string): string {
  const [first, ...others] = bases;
  return walk.anchors.claim([`${first}-${name}`, ...others.map((base) => `${base}-${name}`)]);
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function checkRequired(reader: Reader, flat: FlatSchema): void {
  if (flat.properties.size === 0 || flat.alternatives.length > 0) return;
  for (const name of flat.required) {
    if (flat.properties.has(name)) continue;
    const fix = `Describe "${name}" under properties, or take it out of required.`;
    reader.report(flat.node, `"${name}" is required but not described.`, fix);
  }
}

type FieldPlace = Pick<Field, "kind" | "name" | "path" | "anchor" | "required"> & { below: Bases };

/** A named value: a property, a parameter or a header. */
export function toField(walk: Walk, parts: Parts, place: FieldPlace): Field {
  const { below, ...named } = place;
  const flat = flatten(walk.reader, parts);
  const remarks = remarksOf(walk.reader, flat);
  const { shape } = shapeOfFlat(walk, flat, below, place.path);
  const pair = flat.keywords.get("x-pair");
  const pairPath = pair === undefined ? null : walk.reader.string(pair);
  const field: Field = {
    ...named,
    ...shape,
    ...remarks,
    pair: pairPath === null ? null : { path: pairPath, anchor: null },
  };
  if (pair !== undefined) walk.pairs.set(field, pair);
  const limit = noteLimit(walk, flat);
  if (limit !== null) walk.limits.push({ name: limit, field });
  return field;
}

type Choices = { variants: Variant[]; itemWords: string[]; constraints: string[] };

function alternativesOf(walk: Walk, flat: FlatSchema, bases: Bases, path: string): Choices {
  const flats = flat.alternatives.map((part) => flatten(walk.reader, [part]));
  if (flats.length > 0 && flats.every(isOnlyRequired)) {
    const needs = flats.map(({ required }) => listed([...required], "and"));
    return { variants: [], itemWords: [], constraints: [`needs ${listed(needs, "or")}`] };
  }
  const claimed = flats.map((alternative, index) => {
    refuseRemarks(walk.reader, alternative, "an alternative", "the value as a whole");
    const title = titleOf(walk.reader, alternative);
    const slug = kebabCase(alternative.name ?? title ?? `variant-${index + 1}`);
    const anchor = claim(walk, bases, `variant-${slug}`);
    // A name that several variants have is short in the first of them only.
    const below: Bases = [bases[0], `${bases[0]}-${slug}`];
    return { alternative, title, anchor, below };
  });
  const itemWords: string[] = [];
  const variants = claimed.map(({ alternative, title, anchor, below }): Variant => {
    const { shape, itemWords: words } = shapeOfFlat(walk, alternative, below, path);
    if (words !== null) itemWords.push(words);
    const description = prose(walk.reader, alternative.keywords.get("description"));
    return { ...shape, title: title ?? alternative.name ?? shape.type, anchor, description };
  });
  return { variants, itemWords, constraints: [] };
}

function isOnlyRequired(flat: FlatSchema): boolean {
  return flat.required.size > 0 && flat.properties.size === 0 && flat.keywords.size === 0;
}

function titleOf(reader: Reader, flat: FlatSchema): string | null {
  const title = flat.keywords.get("title");
  return title === undefined ? null : reader.string(title);
}

/** Extra facts are shown beside a named field; where there is none they would be lost. */
function refuseRemarks(reader: Reader, flat: FlatSchema, what: string, instead: string): void {
  for (const [key, node] of flat.keywords) {
    if (!key.startsWith("x-")) continue;
    reader.report(
      node,
      `The reference does not show "${key}" on ${what}.`,
      `Move it to ${instead}.`,
    );
  }
}

function isFilled<T>(list: readonly T[]): list is readonly [T, ...T[]] {
  return list.length > 0;
}
