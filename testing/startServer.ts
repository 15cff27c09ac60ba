import type { Exchange } from "../engine/contract/proof/recordings.ts";
import { bodyText } from "../engine/contract/proof/requestBody.ts";
import type { MockData } from "../mock/mockData.ts";
import { createMockServer, type ServerOptions } from "../mock/mockServer.ts";
import { type Listening, listenOnFreePort } from "./listenOnFreePort.ts";
import { sendRequest } from "./sendRequest.ts";

export type StartedServer = Listening & {
  /** Where the last response came from. */
  lastOrigin: () => string;
};

/** A mock on a free port. */
export async function startServer(data: MockData, options?: ServerOptions): Promise<StartedServer> {
  let origin = "";
  const server = createMockServer(data, options, (_method, _target, response) => {
    origin = response.origin;
  });
  return { ...(await listenOnFreePort(server)), lastOrigin: () => origin };
}

/** Headers that the recordings leave out, and what Node adds to a response without a length. */
const transport = ["date", "connection", "keep-alive", "transfer-encoding"];

/** Sends the request of an exchange and returns the exchange with the actual response. */
export async function send(port: number, exchange: Exchange): Promise<Exchange> {
  const { method, path, headers } = exchange.request;
  const text = bodyText(exchange.request.body);
  const length = text === null ? {} : { "content-length": Buffer.byteLength(text) };
  const options = { port, method, path, headers: { ...headers, ...length } };
  const response = await sendRequest(options, text ?? undefined);
  const content = Buffer.concat(await response.toArray()).toString("utf8");
  const received = Object.entries(response.headers)
    .filter(([name]) => !transport.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  const isJson = /json/.test(response.headers["content-type"] ?? "");
  const body: unknown = content === "" ? null : isJson ? JSON.parse(content) : content;
  const status = response.statusCode ?? 0;
  return { ...exchange, response: { status, headers: Object.fromEntries(received), body } };
}
