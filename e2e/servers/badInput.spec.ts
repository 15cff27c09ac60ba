import { connect } from "node:net";
import { seededRandom } from "../../testing/seededRandom.ts";
import { exchange } from "./exchange.ts";
import { randomRequest } from "./randomRequests.ts";
import { parseRaw, sendRaw } from "./sendRaw.ts";
import { HIDDEN_FILES, OTHER_FILES, PAGES, readDist } from "./site.ts";
import type { ServerName } from "./startServer.ts";
import { expect, test } from "./test.ts";

const REQUESTS = 10_000;
const AT_ONCE = 50;
const SEED = 14;
const ALLOWED = [200, 206, 301, 304, 400, 404, 405, 414, 416, 431];
/** What Go says to a transfer coding or a version that it does not know, before Caddy sees the request. */
const REFUSED_BY_GO: Readonly<Record<number, RegExp>> = {
  501: /Transfer-Encoding/,
  505: / HTTP\/(?!1\.)\S*\r\n/,
};

const compressed = HIDDEN_FILES.filter((file) => /\.(?:br|gz)$/.test(file));
/** The not-found page is in the set for responses without a status. */
const published = new Set(
  ["404.html", ...PAGES.map(({ file }) => file), ...OTHER_FILES, ...compressed].map((file) =>
    readDist(file).toString("latin1"),
  ),
);
const addresses = new Set(PAGES.map(({ path }) => path));

/** What is wrong with a response; null for nothing. */
function fault(request: string, raw: string, serverName: ServerName): string | null {
  const responses = parseRaw(raw).filter(({ status }) => status !== 100);
  const [response] = responses;
  if (response === undefined) return "no response";
  if (responses.length > 1) return "more than one response";
  const { status, location, body, isComplete } = response;
  // Without a version in the request there is neither status nor headers in the response.
  if (status === null)
    return published.has(body) || /<title>[34]\d\d /.test(body) ? null : "another file";
  const isGo = serverName === "Caddy" && REFUSED_BY_GO[status]?.test(request);
  if (!ALLOWED.includes(status) && !isGo) return `status ${status}`;
  if (status === 200 && isComplete && !published.has(body)) return "another file";
  if (status === 301 && !addresses.has(location.split("?")[0] ?? "")) return `leads to ${location}`;
  return null;
}

test(`${REQUESTS} random requests get a file of the site, a page's address or a refusal`, async ({
  port,
  serverName,
}) => {
  test.setTimeout(300_000);
  const random = seededRandom(SEED);
  const waiting = Array.from({ length: REQUESTS }, () => randomRequest(random));
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const raw = await sendRaw(port, next);
      const found = fault(String(next), raw, serverName);
      if (found !== null) faults.push(`${found}: ${JSON.stringify(String(next).slice(0, 500))}`);
      const status = String(parseRaw(raw).at(-1)?.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(statuses);
  expect(faults).toEqual([]);
  // Not everything is refused: the requests reach what they are meant to test.
  for (const status of ["200", "301", "400", "404", "405"]) {
    expect(statuses[status], status).toBeGreaterThan(100);
  }
  expect((await exchange(port, "/")).status).toBe(200);
});

test("clients that send a byte at a time keep nobody waiting, and are served in the end", async ({
  port,
}) => {
  const request = "GET /docs/overview HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  const sockets = Array.from({ length: 200 }, () => connect({ port, host: "127.0.0.1" }));
  const responses = sockets.map(
    (socket) =>
      new Promise<string>((resolve, reject) => {
        let text = "";
        socket.setEncoding("latin1").on("data", (chunk) => {
          text += chunk;
        });
        socket.on("close", () => resolve(text));
        socket.on("error", reject);
      }),
  );
  for (const byte of request) {
    for (const socket of sockets) socket.write(byte);
    expect((await exchange(port, "/robots.txt")).status).toBe(200);
  }
  const document = readDist("docs/overview.html").toString("latin1");
  for (const response of await Promise.all(responses)) {
    expect(response.startsWith("HTTP/1.1 200 OK\r\n")).toBe(true);
    expect(response.endsWith(document)).toBe(true);
  }
});
