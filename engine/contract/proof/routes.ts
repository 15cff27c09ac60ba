import { decoded } from "../../../src/lib/decoded.ts";
import type { Operation } from "../../../src/reference/model/types.ts";

export type Match = { operation: Operation; pathValues: Record<string, string> };

/**
 * The operation that a request is for, found as the server does it: fixed segments in any case and
 * before decoding, one optional slash at the end, a parameter for exactly one segment that is not empty.
 */
export function matchRoute(
  operations: readonly Operation[],
  method: string,
  path: string,
): Match | null {
  const segments = path.replace(/(?<=.)\/$/, "").split("/");
  for (const operation of operations) {
    const expected = operation.path.split("/");
    if (operation.method.toUpperCase() !== method) continue;
    if (expected.length !== segments.length) continue;
    const pathValues: Record<string, string> = {};
    const fits = expected.every((part, index) => {
      const segment = segments[index] ?? "";
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.toLowerCase() === segment.toLowerCase();
      // The server returns 500 for what cannot be decoded; the operation it was meant for is still this one.
      pathValues[name] = decoded(segment) ?? segment;
      return segment !== "";
    });
    if (fits) return { operation, pathValues };
  }
  return null;
}
