import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What can go wrong with a response. */
export const FAULTS = ["404", "500", "wrong type", "truncated", "hanging"] as const;
export type Fault = (typeof FAULTS)[number];

export type Relay = {
  origin: string;
  /** The server that responses come from. Another one stands for a deploy. */
  site: string;
  /** From now on responses at these paths have this fault, and no others. Resolves when the first is requested. */
  breakAt: (path: RegExp, fault: Fault) => Promise<void>;
  mend: () => void;
  /** Added to the time that responses are dated with, in ms. */
  clockError: number;
  /** How many documents the browser has loaded, with reloads. */
  documents: number;
  stop: () => Promise<void>;
};

/** A server between the browser and a site, whose network can be broken: what routes in the browser cannot cut off. */
export async function startRelay(
  site: string,
  headers: Record<string, string> = {},
): Promise<Relay> {
  let broken: { path: RegExp; kind: Fault; onRequest: () => void } | null = null;
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    if (incoming.headers["sec-fetch-dest"] === "document") relay.documents++;
    const fault = broken?.path.test(path) ? broken.kind : null;
    if (fault !== null) broken?.onRequest();
    if (fault === "hanging") return;
    if (fault === "404" || fault === "500") return sendPage(response, Number(fault));
    if (fault === "wrong type") return sendPage(response, 200);
    forward(relay, incoming, response, { ...headers, ...dated(relay.clockError) }, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  const relay: Relay = {
    origin: `http://localhost:${port}`,
    site,
    breakAt: (path, kind) =>
      new Promise((resolve) => {
        broken = { path, kind, onRequest: resolve };
      }),
    mend: () => {
      broken = null;
    },
    clockError: 0,
    documents: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return relay;
}

/** As hosts do that have a page for everything. */
function sendPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { "Content-Type": "text/html" });
  response.end("<!doctype html><title>Another page</title><h1>Another page</h1>");
}

function dated(clockError: number): Record<string, string> {
  return clockError === 0 ? {} : { date: new Date(Date.now() + clockError).toUTCString() };
}

function forward(
  { site }: Relay,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  added: Record<string, string>,
  fault: Fault | null,
): void {
  const plain = fault === null ? {} : { "accept-encoding": "identity" };
  const outgoing = request(
    site + url,
    { method, headers: { ...headers, ...plain } },
    async (answer) => {
      if (fault === null) {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...added });
        answer.pipe(response);
        return;
      }
      const content = Buffer.concat(await answer.toArray());
      const half = content.subarray(0, content.length / 2);
      response.writeHead(200, { ...answer.headers, ...added, "content-length": half.length });
      response.end(half);
    },
  );
  outgoing.on("error", () => response.destroy());
  outgoing.end();
}
