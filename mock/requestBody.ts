import { isRecord } from "../src/lib/isRecord.ts";

/** What the server makes of a body before it looks at the path. */
export type RequestBody =
  /** `value` is undefined when there was nothing to read, or nothing of a type it reads. */
  | { kind: "read"; value: unknown }
  /** Announced as JSON, and is none. */
  | { kind: "unreadable" }
  /** Too large, or in a character set it does not know. */
  | { kind: "refused" };

const MAX_BYTES = 100 * 1024;

/** `text` is null when the request has neither a length nor chunks: no body at all. */
export function readBody(contentType: string, text: string | null): RequestBody {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const isJson = type.toLowerCase() === "application/json";
  const isForm = type.toLowerCase() === "application/x-www-form-urlencoded";
  if (text === null || (!isJson && !isForm)) return { kind: "read", value: undefined };
  const charset = parameters.find((part) => /^charset=/i.test(part))?.slice("charset=".length);
  if (!/^"?(?:utf-|$)/i.test(charset ?? "")) return { kind: "refused" };
  if (Buffer.byteLength(text) > MAX_BYTES) return { kind: "refused" };
  return isJson ? readJson(text) : { kind: "read", value: readForm(text) };
}

/** Only objects and lists are JSON to the server; an empty body is an empty object. */
function readJson(text: string): RequestBody {
  if (text === "") return { kind: "read", value: {} };
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) || Array.isArray(value)
      ? { kind: "read", value }
      : { kind: "unreadable" };
  } catch {
    return { kind: "unreadable" };
  }
}

/** `postcodes[]=A&postcodes[]=B` and a repeated `postcodes` are lists, one `postcodes=A` is text. */
function readForm(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const key = name.replace(/\[\d*\]$/, "");
    const before = values[key];
    if (before === undefined) values[key] = key === name ? value : [value];
    else values[key] = [...(Array.isArray(before) ? before : [before]), value];
  }
  return values;
}
