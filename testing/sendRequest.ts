import { type IncomingMessage, type RequestOptions, request } from "node:http";

/** Sends a request as it is and returns the response. fetch would tidy its path, and refuse some methods. */
export function sendRequest(options: RequestOptions, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).on("error", reject).end(body);
  });
}
