import { toPointer, valueAt } from "../../../src/lib/pointer.ts";
import { followRef, keysAt } from "../operations.ts";
import type { Validate } from "../validators.ts";

/** Headers of transport and length that every HTTP response may have. */
const transportHeaders = ["content-type", "content-length", "date", "connection", "keep-alive"];

/** A response has the headers that the contract requires of it, valid, and no others. */
export function headerProblems(
  document: unknown,
  validatorAt: (pointer: string) => Validate,
  responsePointer: string,
  headers: Readonly<Record<string, string>>,
): string[] {
  const declared = keysAt(document, `${responsePointer}/headers`);
  const found: string[] = [];
  for (const name of declared) {
    const pointer = followRef(document, `${responsePointer}${toPointer(["headers", name])}`);
    const value = headers[name.toLowerCase()];
    if (value !== undefined) {
      found.push(...validatorAt(`${pointer}/schema`)(value).map((text) => `${name}: ${text}`));
    } else if (valueAt(document, `${pointer}/required`) === true) {
      found.push(`the header ${name} is missing`);
    }
  }
  const known = [...declared.map((name) => name.toLowerCase()), ...transportHeaders];
  const surplus = Object.keys(headers).filter((name) => !known.includes(name));
  return [...found, ...surplus.map((name) => `the header ${name} is not documented`)];
}
