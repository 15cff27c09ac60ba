import type { Scenario } from "../types.ts";

/** The headers to send with the request of a scenario; the content type of its body is the last. */
export function requestHeaders({ request }: Scenario): Record<string, string> {
  const { body, headers } = request;
  const isContentType = ([name]: [string, string]) => name.toLowerCase() === "content-type";
  const written = Object.entries(headers);
  const contentType = written.find(isContentType)?.[1] ?? body?.contentType;
  return {
    ...Object.fromEntries(written.filter((header) => !isContentType(header))),
    ...(body && contentType && { "Content-Type": contentType }),
  };
}
