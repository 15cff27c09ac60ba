import { itemsAt, keysAt } from "../operations.ts";
import { toPointer, valueAt } from "../pointer.ts";

/** An operation of the contract and the requests it takes. */
export type Route = {
  id: string;
  method: string;
  path: string;
  /** Where the operation is in the document. */
  pointer: string;
};

export type Match = { route: Route; pathValues: Record<string, string> };

const methods = ["get", "post", "put", "patch", "delete"];

export function toRoutes(document: unknown): Route[] {
  return keysAt(document, "/paths").flatMap((path) =>
    keysAt(document, toPointer(["paths", path]))
      .filter((method) => methods.includes(method))
      .map((method) => {
        const pointer = toPointer(["paths", path, method]);
        const id = String(valueAt(document, `${pointer}/operationId`));
        return { id, method: method.toUpperCase(), path, pointer };
      }),
  );
}

/**
 * The operation that a request is for, found as the server does it: fixed segments in any case and
 * before decoding, one optional slash at the end, a parameter for exactly one segment that is not empty.
 */
export function matchRoute(routes: readonly Route[], method: string, path: string): Match | null {
  const segments = path.replace(/(?<=.)\/$/, "").split("/");
  for (const route of routes) {
    const expected = route.path.split("/");
    if (route.method !== method || expected.length !== segments.length) continue;
    const pathValues: Record<string, string> = {};
    const fits = expected.every((part, index) => {
      const segment = segments[index] ?? "";
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.toLowerCase() === segment.toLowerCase();
      pathValues[name] = decode(segment);
      return segment !== "";
    });
    if (fits) return { route, pathValues };
  }
  return null;
}

/** The ids of the messages that the operation can return. */
export function errorsAt(document: unknown, { pointer }: Route): string[] {
  return itemsAt(document, `${pointer}/x-errors`).map(String);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The server returns 500 for such a request; the operation it was meant for is still this one.
    return segment;
  }
}
