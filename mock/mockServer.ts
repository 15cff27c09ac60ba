import { createServer, type IncomingMessage, type Server } from "node:http";
import { type MockAnswer, type MockOptions, makeAnswerer } from "./answerer.ts";
import type { MockData } from "./loadMock.ts";
import { preflight, type Reply, toReply } from "./reply.ts";

/** Told of each answer, for a log. */
type Report = (method: string, target: string, answer: MockAnswer) => void;

export function createMockServer(
  data: MockData,
  options: MockOptions = {},
  report: Report = () => {},
): Server {
  const answer = makeAnswerer(data, options);

  async function reply(message: IncomingMessage): Promise<Reply> {
    const { method = "GET", url: target = "/", headers } = message;
    if (method === "OPTIONS") return preflight;
    const text = await readBody(message);
    const request = { method, target, contentType: headers["content-type"] ?? "", text };
    const answered = answer(request);
    report(method, target, answered);
    return toReply(request, headers, answered);
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
