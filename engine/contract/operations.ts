import { isRecord } from "../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../../src/lib/pointer.ts";

/** The pointer itself, or where the `$ref` at it leads. */
export function followRef(document: unknown, pointer: string): string {
  const value = valueAt(document, pointer);
  const ref = isRecord(value) ? value["$ref"] : undefined;
  return typeof ref === "string" ? followRef(document, ref.slice(1)) : pointer;
}

/** The keys of the object at a pointer, none if there is no object. */
export function keysAt(document: unknown, pointer: string): string[] {
  const value = valueAt(document, pointer);
  return isRecord(value) ? Object.keys(value) : [];
}

/** A media type of a response or a request body: its schema, and the examples by name. */
export type Content = {
  type: string;
  schema: string;
  examples: { name: string; pointer: string }[];
};

/** The contents of a response or request body, whose pointer may lead over a `$ref`. */
export function contentsAt(document: unknown, pointer: string): Content[] {
  const home = followRef(document, pointer);
  return keysAt(document, `${home}/content`).map((type) => {
    const media = `${home}${toPointer(["content", type])}`;
    return {
      type,
      schema: `${media}/schema`,
      examples: keysAt(document, `${media}/examples`).map((name) => ({
        name,
        pointer: followRef(document, `${media}${toPointer(["examples", name])}`),
      })),
    };
  });
}
