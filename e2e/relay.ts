import { createServer, type ServerResponse } from "node:http";
import { type Listening, listenOnFreePort } from "../testing/listenOnFreePort.ts";
import { forward } from "./forward.ts";

/** A site that cannot be reached: to the browser it is as if there were no connection. */
export const NOWHERE = "http://localhost:9";

/** What can go wrong with a response. */
export const FAULTS = ["404", "500", "wrong type", "truncated", "hanging"] as const;
export type Fault = (typeof FAULTS)[number];

export type Relay = Pick<Listening, "origin" | "stop"> & {
  /** The server that responses come from. Another one stands for a deploy. */
  site: string;
  /** From now on responses at these paths have this fault, and no others. Resolves when the first is requested. */
  breakAt: (path: RegExp, fault: Fault) => Promise<void>;
  mend: () => void;
  /** Called with the path of each request before the response is made. */
  onRequest: () => void;
  /** Changes the content of responses at a path. */
  change: { path: string; content: (text: string) => string } | null;
  /** Added to the time that responses are dated with, in ms. */
  clockError: number;
  /** How many documents the browser has loaded, with reloads. */
  documents: number;
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
    relay.onRequest();
    const { change } = relay;
    const fault = broken?.path.test(path) ? broken.kind : null;
    // The browser would be told that what it has is still right.
    if (change?.path === path) delete incoming.headers["if-none-match"];
    if (fault !== null) broken?.onRequest();
    if (fault === "hanging") return;
    if (fault === "404" || fault === "500") return sendPage(response, Number(fault));
    if (fault === "wrong type") return sendPage(response, 200);
    forward(incoming, response, relay.site, (answer) => ({
      headers: { ...answer.headers, ...headers, ...dated(relay.clockError) },
      ...(change?.path === path && {
        body: (content) => Buffer.from(change.content(String(content))),
      }),
      ...(fault === "truncated" && { body: (content) => content.subarray(0, content.length / 2) }),
    }));
  });
  const relay: Relay = {
    ...(await listenOnFreePort(server)),
    site,
    breakAt: (path, kind) =>
      new Promise((resolve) => {
        broken = { path, kind, onRequest: resolve };
      }),
    mend: () => {
      broken = null;
    },
    onRequest: () => undefined,
    change: null,
    clockError: 0,
    documents: 0,
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
