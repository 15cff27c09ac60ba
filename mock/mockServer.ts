import { createServer, type IncomingMessage, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type FaultOptions, makeFaults } from "./faults.ts";
import type { MockData } from "./mockData.ts";
import { preflight, type Reply, toReply } from "./reply.ts";
import { failure, type MockOptions, type MockResponse, makeResponder } from "./responder.ts";

/** Called with each response, for a log. */
type Report = (method: string, target: string, response: MockResponse) => void;

export type ServerOptions = MockOptions & { faults?: FaultOptions };

export function createMockServer(
  data: MockData,
  { faults, ...options }: ServerOptions = {},
  report: Report = () => {},
): Server {
  const respond = makeResponder(data, options);
  const faultOf = faults === undefined ? null : makeFaults(faults);

  async function reply(message: IncomingMessage): Promise<Reply> {
    const { method = "GET", url: target = "/", headers } = message;
    if (method === "OPTIONS") return preflight;
    const text = await readBody(message);
    const request = { method, target, contentType: headers["content-type"] ?? "", text };
    // Not of a preflight: whether a browser sends one depends on what it remembers.
    const { delay, fails } = faultOf?.(request) ?? { delay: 0, fails: false };
    if (delay > 0) await pause(delay);
    const response = fails
      ? { ...failure(data, "server-error"), origin: "--fail-rate" }
      : respond(request);
    report(method, target, response);
    return toReply(request, headers, response);
  }

  return createServer((message, response) => {
    reply(message).then(
      ({ status, headers, content }) => response.writeHead(status, headers).end(content),
      // Only a client that goes away in the middle of its body comes here.
      (error: Error) => response.destroy(error),
    );
  });
}

/** The body, or null if the request announces none. */
async function readBody(message: IncomingMessage): Promise<string | null> {
  const { "content-length": length, "transfer-encoding": encoding } = message.headers;
  if (length === undefined && encoding === undefined) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
