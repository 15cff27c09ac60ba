import { createServer, type IncomingMessage, type Server } from "node:http";
import type { MockData } from "./loadMock.ts";
import { preflight, type Reply, toReply } from "./reply.ts";
import { type MockOptions, type MockResponse, makeResponder } from "./responder.ts";

/** Called with each response, for a log. */
type Report = (method: string, target: string, response: MockResponse) => void;

export function createMockServer(
  data: MockData,
  options: MockOptions = {},
  report: Report = () => {},
): Server {
  const respond = makeResponder(data, options);

  async function reply(message: IncomingMessage): Promise<Reply> {
    const { method = "GET", url: target = "/", headers } = message;
    if (method === "OPTIONS") return preflight;
    const text = await readBody(message);
    const request = { method, target, contentType: headers["content-type"] ?? "", text };
    const response = respond(request);
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
