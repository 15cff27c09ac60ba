import { isRecord } from "../../../src/lib/isRecord.ts";
import { toPointer } from "../pointer.ts";

/** An operation of the contract and the requests it answers. */
export type Route = {
  id: string;
  method: string;
  path: string;
  /** Where the operation stands in the document. */
  pointer: string;
  operation: Record<string, unknown>;
};

export type Match = { route: Route; pathValues: Record<string, string> };

const methods = ["get", "post", "put", "patch", "delete"];

export function toRoutes(document: unknown): Route[] {
  const paths = isRecord(document) && isRecord(document["paths"]) ? document["paths"] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
      if (!methods.includes(method) || !isRecord(operation)) return [];
      const id = String(operation["operationId"]);
      const pointer = toPointer(["paths", path, method]);
      return [{ id, method: method.toUpperCase(), path, pointer, operation }];
    }),
  );
}

/**
 * The operation that answers a request, found as the server does it: fixed segments in any case and
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

/** The ids of the messages that the operation says it can answer. */
export function errorsOf({ operation }: Route): string[] {
  const list: unknown = operation["x-errors"];
  return Array.isArray(list) ? list.map(String) : [];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The server answers such a request with 500; the operation it was meant for is still this one.
    return segment;
  }
}
