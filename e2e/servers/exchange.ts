import { type IncomingHttpHeaders, request } from "node:http";

type Options = { method?: string; headers?: Record<string, string> };
type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request with the path as it is, which fetch would tidy. */
export function exchange(
  port: number,
  path: string,
  { method = "GET", headers = {} }: Options = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The status of the home page; null while nobody listens. */
export function status(port: number): Promise<number | null> {
  return exchange(port, "/").then(
    (response) => response.status,
    () => null,
  );
}
