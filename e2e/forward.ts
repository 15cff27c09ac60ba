import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http";

type Response = { status: number; headers: IncomingHttpHeaders };

/** What is sent back instead of a response. Without `body` its body is passed on as it comes. */
type Changed = { headers: OutgoingHttpHeaders; body?: (content: Buffer) => Buffer };

/** Sends a request on to a site, and back what `change` makes of the response, which comes uncompressed. */
export function forward(
  from: IncomingMessage,
  to: ServerResponse,
  site: string,
  change: (response: Response) => Changed,
): void {
  const headers = { ...from.headers, "accept-encoding": "identity" };
  const sent = request(site + from.url, { method: from.method, headers }, async (response) => {
    const status = response.statusCode ?? 502;
    const { headers: changed, body } = change({ status, headers: response.headers });
    if (body === undefined) {
      to.writeHead(status, changed);
      response.pipe(to);
      return;
    }
    const content = body(Buffer.concat(await response.toArray()));
    to.writeHead(status, { ...changed, "content-length": content.length }).end(content);
  });
  sent.on("error", () => to.destroy());
  from.pipe(sent);
}
