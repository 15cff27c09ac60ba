import { isRecord } from "../../lib/isRecord.ts";
import { oncePer } from "../../lib/oncePer.ts";
import type { Field, Shape } from "./types.ts";

/** A field, and the shape of the object that it belongs to. */
export type FoundField = { owner: Shape; field: Field };

/**
 * The fields on the way to a name in a value, the outermost first, or null where the shape has no such name.
 * Numbers in the path are items of arrays.
 */
export function fieldsAlong(
  shape: Shape,
  value: unknown,
  path: readonly (string | number)[],
): FoundField[] | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (typeof step === "number") {
    return fieldsAlong(shape, Array.isArray(value) ? value[step] : undefined, rest);
  }
  const found = fieldFor(shape, value, step);
  if (found === null) return null;
  const further = fieldsAlong(found.field, isRecord(value) ? value[step] : undefined, rest);
  return further === null ? null : [found, ...further];
}

/**
 * Of several alternatives the first that the object fits. A body that the server refuses fits none: there it is the
 * first that has the name.
 */
function fieldFor(shape: Shape, object: unknown, name: string): FoundField | null {
  const own = shape.children.find((field) => field.kind === "property" && field.name === name);
  if (own !== undefined) return { owner: shape, field: own };
  const fitting = isRecord(object) ? fittingVariants(shape)(object) : [];
  for (const variant of [...fitting, ...shape.variants]) {
    const found = fieldFor(variant, object, name);
    if (found !== null) return found;
  }
  const any = shape.children.find(({ kind }) => kind === "anyKey");
  return any === undefined ? null : { owner: shape, field: any };
}

/** Needed for each name in an object. */
const fittingVariants = oncePer((shape: Shape) =>
  oncePer((object: object) => shape.variants.filter((variant) => fits(variant, object))),
);

/** Whether a value is what a shape describes. The shape of an array is that of its items. */
function fits(shape: Shape, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => fits(shape, item));
  if (!isRecord(value))
    return shape.types.length === 0 || shape.types.some((type) => is(type, value));
  return (
    shape.children.every(({ name, required }) => !required || name in value) &&
    Object.entries(value).every(([name, child]) => {
      const found = fieldFor(shape, value, name);
      return found !== null && fits(found.field, child);
    })
  );
}

function is(type: Shape["types"][number], value: unknown): boolean {
  if (value === null) return type === "null";
  return type === "array" || typeof value === (type === "integer" ? "number" : type);
}
