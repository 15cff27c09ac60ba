import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "../../../src/lib/isRecord.ts";
import { type ServerState, toServerState } from "./serverState.ts";

/** A request that was really sent, and the response to it. */
export type Exchange = {
  /** File and name of the recording, for messages. */
  label: string;
  state: ServerState;
  request: { method: string; path: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
};

/** Reads every recording of a folder: each .json file is a list of exchanges. */
export async function readRecordings(folder: string): Promise<Exchange[]> {
  const files = await readRecordingFiles(folder);
  return files.flatMap(({ name, content }) => {
    if (!Array.isArray(content)) {
      throw new Error(`${name}: a file of recordings holds a JSON list.`);
    }
    return content.map((item: unknown, index) => toExchange(item, `${name}[${index}]`));
  });
}

/** The files as they are: bodies too large to keep are only described. */
export async function readRecordingFiles(
  folder: string,
): Promise<{ name: string; content: unknown }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      content: JSON.parse(await readFile(join(folder, name), "utf8")),
    })),
  );
}

function toExchange(item: unknown, place: string): Exchange {
  if (!isRecord(item)) throw new Error(`${place}: a recording is an object.`);
  const { name, request, response } = item;
  if (!isRecord(request) || !isRecord(response)) {
    throw new Error(`${place}: a recording has a request and a response.`);
  }
  const { method, path } = request;
  const { status } = response;
  if (typeof method !== "string" || typeof path !== "string" || typeof status !== "number") {
    throw new Error(`${place}: a recording has request.method, request.path and response.status.`);
  }
  return {
    label: typeof name === "string" ? `${place} "${name}"` : place,
    state: toServerState(item["precondition"]),
    request: {
      method,
      path,
      headers: toHeaders(request["headers"]),
      body: wholeBody(request["body"]),
    },
    response: { status, headers: toHeaders(response["headers"]), body: response["body"] ?? null },
  };
}

/** A body too large to keep is described: its size, and how its text starts. It is replaced by text of that size. */
function wholeBody(body: unknown): unknown {
  if (typeof body !== "string") return body;
  const described = /^<(?:a JSON object of )?(\d+) bytes(?: of JSON)?: (.*?)x+…(.*)>$/.exec(body);
  if (described === null) return body;
  const [, size, start = "", end = ""] = described;
  return start + "x".repeat(Number(size) - start.length - end.length) + end;
}

function toHeaders(headers: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(headers) ? headers : {});
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
