import { createServer, request, type ServerResponse } from "node:http";
import { type Listening, listenOnFreePort } from "../testing/listenOnFreePort.ts";
import { forward } from "./forward.ts";

/** A site over a connection on which documents arrive as `send` writes them, so that the browser draws them unfinished. */
export function serveDocumentsInParts(
  site: string,
  send: (document: Buffer, response: ServerResponse) => void,
): Promise<Listening> {
  const server = createServer((incoming, response) => {
    if (incoming.headers["sec-fetch-dest"] !== "document") {
      forward(incoming, response, site, ({ headers }) => ({ headers }));
      return;
    }
    request(site + incoming.url, async (document) => {
      response.writeHead(document.statusCode ?? 502, document.headers);
      send(Buffer.concat(await document.toArray()), response);
    }).end();
  });
  return listenOnFreePort(server);
}
