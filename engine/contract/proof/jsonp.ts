/** The function name the server makes of `callback`: it removes every other character. */
export function callbackName(query: URLSearchParams): string | null {
  const callback = query.get("callback");
  return callback === null || callback === "" ? null : callback.replace(/[^[\]\w$.]/g, "");
}

/** The JSON value within a JSONP response, or null if the text is not such a call. */
export function unwrapJsonp(text: string, name: string): { value: unknown } | null {
  const start = `/**/ typeof ${name} === 'function' && ${name}(`;
  const end = ");";
  if (!text.startsWith(start) || !text.endsWith(end)) return null;
  try {
    return { value: JSON.parse(text.slice(start.length, -end.length)) };
  } catch {
    return null;
  }
}
