import { isRecord } from "./isRecord.ts";

/** JSON pointers (RFC 6901), the way places within the contract are named. */

export function toPointer(segments: readonly (string | number)[]): string {
  return segments.reduce<string>(pointerBelow, "");
}

/** The pointer one step further down. */
export function pointerBelow(pointer: string, segment: string | number): string {
  return `${pointer}/${escapeSegment(String(segment))}`;
}

/** Most segments have nothing to escape, and there are a million of them. */
function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** Takes a pointer with or without the `#` that Redocly, Ajv and `$ref` put before it. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .replace(/^#/, "")
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at the pointer; undefined if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return valueAlong(root, fromPointer(pointer));
}

/** The value at the end of these steps; undefined if there is none. */
export function valueAlong(root: unknown, segments: readonly string[]): unknown {
  let value = root;
  for (const segment of segments) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isRecord(value)) value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    else return undefined;
  }
  return value;
}

/** The value and everything within it, each with its pointer, from the top down. */
export function* walk(
  value: unknown,
  pointer = "",
): Generator<{ value: unknown; pointer: string }, void> {
  yield { value, pointer };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* walk(child, pointerBelow(pointer, key));
  }
}
