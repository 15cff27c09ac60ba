import { isRecord } from "../../../src/lib/isRecord.ts";

/** What the server makes of a body before it looks at the path. */
type RequestBody =
  /** `value` is undefined when there was nothing to read, or nothing of a type it reads. */
  | { kind: "read"; value: unknown }
  /** Announced as JSON, and is none. */
  | { kind: "unreadable" }
  /** Too large, with too many fields, or in a character set it does not know. */
  | { kind: "refused" };

const MAX_BYTES = 100 * 1024;
const MAX_FIELDS = 1000;

/** A body as it was sent: text is kept, everything else was JSON. */
export function bodyText(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** `text` is null when the request has neither a length nor chunks: no body at all. */
export function readBody(contentType: string, text: string | null): RequestBody {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  const isJson = type.toLowerCase() === "application/json";
  const isForm = type.toLowerCase() === "application/x-www-form-urlencoded";
  if (text === null || (!isJson && !isForm)) return { kind: "read", value: undefined };
  const charset = parameters.find((part) => /^charset=/i.test(part))?.slice("charset=".length);
  if (!/^"?(?:utf-|$)/i.test(charset ?? "")) return { kind: "refused" };
  if (Buffer.byteLength(text) > MAX_BYTES) return { kind: "refused" };
  return isJson ? readJson(text) : readForm(text);
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

/** Numbers up to this, or up to that of the fields, are places in a list; higher ones are keys. */
const LAST_PLACE = 100;

/** `a[]=1`, `a[0]=1` and a repeated `a=1` are lists, `a[b]=1` is an object, one `a=1` is text. */
function readForm(text: string): RequestBody {
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MAX_FIELDS) return { kind: "refused" };
  const lastPlace = Math.max(LAST_PLACE, fields.length);
  const isPlace = (key: string) => /^\d*$/.test(key) && Number(key) <= lastPlace;
  const value: Record<string, unknown> = {};
  for (const [name, content] of fields) {
    const [first = "", ...inner] = name.split(/\[|\]\[?/).slice(0, name.includes("[") ? -1 : 1);
    value[first] = placed(value[first], inner, content, isPlace);
  }
  return { kind: "read", value };
}

/** The value with some content placed at a path of keys; an empty key appends. */
function placed(
  value: unknown,
  [key, ...inner]: readonly string[],
  content: string,
  isPlace: (key: string) => boolean,
): unknown {
  if (key === undefined) return value === undefined ? content : [value, content].flat();
  if (isPlace(key)) {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    const index = key === "" ? list.length : Number(key);
    list[index] = placed(list[index], inner, content, isPlace);
    return list;
  }
  const object: Record<string, unknown> =
    Array.isArray(value) || isRecord(value) ? { ...value } : {};
  return { ...object, [key]: placed(object[key], inner, content, isPlace) };
}
