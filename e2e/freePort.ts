import { createServer } from "node:http";
import { listenOnFreePort } from "../testing/listenOnFreePort.ts";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listenOnFreePort(createServer());
  await stop();
  return port;
}
