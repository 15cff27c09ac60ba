import { connect } from "node:net";

/** Long enough for a server to begin a response; a client that waits in vain says that nothing more will come. */
const PATIENCE = 3000;

/** Sends bytes, and returns all that comes back until the server closes the connection. */
export function sendRaw(port: number, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(request));
    const end = () => socket.end();
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString("latin1"));
    };
    socket.setTimeout(PATIENCE, end);
    socket.on("data", (chunk) => chunks.push(chunk));
    // Some servers wait for the rest of a body that was announced, although they have responded.
    socket.once("data", end);
    socket.on("close", finish);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // The server may close while the rest of a request is still on its way.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") finish();
      else reject(error);
    });
  });
}

type RawResponse = {
  /** Null for a response without status and headers, which HTTP 0.9 has. */
  status: number | null;
  location: string;
  body: string;
  /** Whether the body is all that was announced. HEAD announces what it does not send. */
  isComplete: boolean;
};

/** The responses in what a server sent. */
export function parseRaw(raw: string): RawResponse[] {
  if (raw === "") return [];
  const [, status, headers = ""] = /^HTTP\/1\.[01] (\d{3}).*\r\n((?:.+\r\n)*)\r\n/.exec(raw) ?? [];
  if (status === undefined) return [{ status: null, location: "", body: raw, isComplete: true }];
  const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(headers)?.[1] ?? null;
  const start = raw.indexOf("\r\n\r\n") + 4;
  const length = header("Content-Length");
  const end = status === "100" ? start : length === null ? raw.length : start + Number(length);
  const body = raw.slice(start, end);
  const isComplete = length !== null && body.length === Number(length);
  const first = { status: Number(status), location: header("Location") ?? "", body, isComplete };
  // What follows a body that was not sent is the next response.
  const rest = isComplete || status === "100" ? raw.slice(end) : "";
  return [first, ...parseRaw(rest)];
}
