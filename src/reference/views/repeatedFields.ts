import { oncePer } from "../../lib/oncePer.ts";
import type { Field, Operation, Shape } from "../model/types.ts";

/** The anchor of the first field on the page's responses that says the same as this one: often itself. */
export type OriginalOf = (field: Field) => string;

/** Fewer fields are shown again instead of linked to. */
export const FEW_FIELDS = 2;

/** For operations that share a page. */
export function originalsIn(operations: readonly Operation[]): OriginalOf {
  const anchors = new Map<string, string>();
  for (const { contents, headers } of operations.flatMap(({ responses }) => responses)) {
    for (const field of [...contents.flatMap(({ shape }) => fieldsIn(shape)), ...headers]) {
      const key = words(field);
      if (!anchors.has(key)) anchors.set(key, field.anchor);
    }
  }
  return (field) => anchors.get(words(field)) ?? field.anchor;
}

/** All fields inside, at every depth, in the order of the page. */
export function fieldsIn({ children, variants }: Shape): Field[] {
  return [
    ...children.flatMap((field) => [field, ...fieldsIn(field)]),
    ...variants.flatMap(fieldsIn),
  ];
}

/** Where a field is does not change what it says, and a list can say that its fields may be absent. */
const PLACE: ReadonlySet<string> = new Set(["anchor", "path", "required"]);

const words = oncePer((field: Field): string =>
  JSON.stringify(field, (key, value: unknown) => (PLACE.has(key) ? undefined : value)),
);
