import type { IncomingHttpHeaders } from "node:http";
import { sendRequest } from "../../testing/sendRequest.ts";

type Options = { method?: string; headers?: Record<string, string> };
type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with the path as it is. */
export async function exchange(
  port: number,
  path: string,
  { method = "GET", headers = {} }: Options = {},
): Promise<Response> {
  const response = await sendRequest({ port, path, method, headers, agent: false });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

/** The status of the home page; null while nobody listens. */
export function status(port: number): Promise<number | null> {
  return exchange(port, "/").then(
    (response) => response.status,
    () => null,
  );
}
