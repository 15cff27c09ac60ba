import type { SearchEntry } from "./entry.ts";

/** An HTTP request that someone pasted: an address, a path, or a whole curl command. */
export type PastedRequest = {
  method: string | null;
  path: string;
  parameters: string[];
  /** What it would be as the address of a place of this site. */
  place: string;
};

const METHOD = /\b(GET|POST|HEAD|PUT|PATCH|DELETE|OPTIONS)\b/;
const BODY = /\s(?:-d|--data(?:-\w+)?|--json|-F|--form)\b/;
/** A path begins at the start, after a space, a quote, a host or a variable for it. */
const PATH =
  /(?:https?:\/\/[^\s/'"]+|(?:[\w-]+\.)+\w+(?::\d+)?(?=\/)|localhost:\d+|\}|^|[\s'"`])(\/[^\s'"`]*|[\w-]+\/[^\s'"`]*)/;
/** The space in a pasted postcode, or in the start of one, would end the path. */
const SPACED_POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)(?: |%20|\+)(\d(?:[a-z]{1,2}\b|(?=\/)))/gi;

export function requestIn(query: string): PastedRequest | null {
  const joined = query.replace(SPACED_POSTCODE, "$1$2");
  const found = PATH.exec(joined)?.[1];
  if (found === undefined || !/[a-z]/i.test(found)) return null;
  const [called = "", fragment] = found.split("#");
  const [steps = "", search = ""] = called.split("?");
  const path = `/${steps}`
    .replace(/^\/+/, "/")
    .replace(/(.)\/+$/, "$1")
    .toLowerCase();
  const isCurl = /\bcurl\b/.test(joined);
  const method = METHOD.exec(joined)?.[1] ?? (isCurl && BODY.test(joined) ? "POST" : null);
  return {
    method,
    path,
    parameters: search.split("&").flatMap((part) => part.split("=")[0] || []),
    place: fragment ? `${path}#${fragment}` : path,
  };
}

/** How well a request fits an entry, which is a place of this site or an operation. */
export function fitOfEntry(request: PastedRequest, { kind, address, names }: SearchEntry): number {
  if (address === request.place) return 1;
  return kind === "operation" ? fitOf(request, names[0] ?? "") : 0;
}

/**
 * How well a request fits an operation, written as "GET /postcodes/{postcode}": 1 for the operation itself, less for
 * a path that is not finished, 0 for another one.
 */
export function fitOf(request: PastedRequest, operation: string): number {
  const [method = "", template = ""] = operation.split(" ");
  if (request.method !== null && request.method !== "HEAD" && request.method !== method) return 0;
  const steps = request.path.split("/").slice(1);
  const wanted = template.toLowerCase().split("/").slice(1);
  if (steps.length > wanted.length) return 0;
  let literal = 0;
  for (const [position, step] of steps.entries()) {
    const part = wanted[position] ?? "";
    if (part.startsWith("{")) continue;
    const isLast = position === steps.length - 1;
    if (part !== step && !(isLast && step !== "" && part.startsWith(step))) return 0;
    literal += part === step ? 1 : 0.5;
  }
  // With the same fit, what names more of the path is meant: /postcodes/lon/… is no postcode called "lon".
  const share = steps.length / wanted.length;
  const post = method === "POST" && request.method === null ? 0.02 : 0;
  return share * (0.9 + 0.02 * literal) - post;
}
