import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer, valueAt } from "../pointer.ts";
import type { Validate } from "../validators.ts";

/** Visits a schema's properties; `seen` gets the pointer of each one, and its value if there is one. */
type Visit = (pointer: string, value: unknown) => void;

/** The pointers of all properties that a schema documents, references followed. */
export function documentedFields(document: unknown, schemaPointer: string): Set<string> {
  const found = new Set<string>();
  const entered = new Set<string>();
  const enter = (pointer: string): void => {
    const schema = valueAt(document, pointer);
    if (entered.has(pointer) || !isRecord(schema)) return;
    entered.add(pointer);
    if (typeof schema["$ref"] === "string") enter(schema["$ref"].slice(1));
    for (const name of Object.keys(isRecord(schema["properties"]) ? schema["properties"] : {})) {
      const property = `${pointer}${toPointer(["properties", name])}`;
      found.add(property);
      enter(property);
    }
    for (const branch of branches(schema, ["allOf", "oneOf", "anyOf"])) enter(pointer + branch);
    enter(`${pointer}/items`);
  };
  enter(schemaPointer);
  return found;
}

/** Tells `visit` of each documented property that a value has. Of alternatives, those that fit count. */
export function visitFields(
  document: unknown,
  validatorAt: (pointer: string) => Validate,
  schemaPointer: string,
  value: unknown,
  visit: Visit,
): void {
  const enter = (pointer: string, current: unknown): void => {
    const schema = valueAt(document, pointer);
    if (!isRecord(schema)) return;
    if (typeof schema["$ref"] === "string") enter(schema["$ref"].slice(1), current);
    if (isRecord(current) && isRecord(schema["properties"])) {
      for (const name of Object.keys(schema["properties"])) {
        if (!Object.hasOwn(current, name)) continue;
        const property = `${pointer}${toPointer(["properties", name])}`;
        visit(property, current[name]);
        enter(property, current[name]);
      }
    }
    for (const branch of branches(schema, ["allOf"])) enter(pointer + branch, current);
    for (const branch of branches(schema, ["oneOf", "anyOf"])) {
      if (validatorAt(pointer + branch)(current).length === 0) enter(pointer + branch, current);
    }
    if (Array.isArray(current)) for (const item of current) enter(`${pointer}/items`, item);
  };
  enter(schemaPointer, value);
}

function branches(schema: Record<string, unknown>, keywords: string[]): string[] {
  return keywords.flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.map((_, index) => toPointer([keyword, index])) : [];
  });
}
