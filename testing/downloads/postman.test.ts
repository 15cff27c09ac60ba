import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadMock } from "../../mock/loadMock.ts";
import { downloads } from "../../src/pages/downloads.ts";
import type { Operation } from "../../src/reference/model/types.ts";
import { listenOnFreePort } from "../listenOnFreePort.ts";
import { skipWithout } from "../programs.ts";
import { runProgram } from "../samples/runProgram.ts";
import { type StartedServer, startServer } from "../startServer.ts";
import { temporaryFolders } from "../temporaryFolders.ts";
import { clientProgram, HOW_TO_INSTALL, writeDownloads } from "./downloadsFor.ts";

/** The Postman collection, run by Postman's own command line. */

const NEWMAN = clientProgram("newman/bin/newman.js");
const folder = temporaryFolders()("postman");
const file = join(folder, downloads.postman);
let operations: Operation[];
let server: StartedServer;

beforeAll(async () => {
  server = await startServer(await loadMock(process.cwd()));
  operations = (await writeDownloads(folder, server.origin)).reference.operations;
});
afterAll(() => server.stop());
beforeEach(({ skip }) => {
  if (!existsSync(NEWMAN)) skipWithout(`Not run: newman (${HOW_TO_INSTALL}).`, skip);
});

test("a run sends every operation, and all its checks pass", async () => {
  const { code, requests, failures, assertions } = await run(file);
  expect(failures).toEqual([]);
  expect(requests).toBe(operations.length);
  expect(assertions).toBe(2 * operations.length);
  expect(code).toBe(0);
  console.log(`Postman: ${requests} requests and ${assertions} checks passed.`);
});

test("a run fails on another status, and on a body that is not the envelope", async () => {
  const statusOf = (path: string) => (path === "/ping" ? 503 : 200);
  const broken = createServer(({ url = "" }, response) => {
    response.writeHead(statusOf(url), { "Content-Type": "application/json" }).end('{"status":200}');
  });
  const { origin, stop } = await listenOnFreePort(broken);
  const { code, failures } = await run(file, ["--env-var", `baseUrl=${origin}`]);
  await stop();
  expect(failures).toEqual(
    operations.flatMap(({ path }) =>
      statusOf(path) === 200 ? ["Envelope"] : ["Status 200", "Envelope"],
    ),
  );
  expect(code).toBe(1);
});

test("every saved example is what its request returns", async () => {
  const collection: Collection = JSON.parse(await readFile(file, "utf8"));
  const examples = collection.item.flatMap(({ item }) => item.flatMap(({ response }) => response));
  const scenarios = operations.flatMap((operation) => operation.scenarios);
  expect(examples).toHaveLength(scenarios.length);
  // One shows what a request, sent before, returns from a server without its database.
  const sent = examples.filter(
    ({ originalRequest }, index) =>
      examples.findIndex((one) => isDeepStrictEqual(one.originalRequest, originalRequest)) ===
      index,
  );
  const item = sent.map(({ name, originalRequest, code, body }) => {
    const isJson = body.startsWith("{");
    const returned = isJson ? "pm.response.json()" : "pm.response.text()";
    const expected = isJson ? body : JSON.stringify(body);
    const exec = [
      `pm.test(${JSON.stringify(name)}, () => {`,
      `  pm.expect(pm.response.code).to.equal(${code});`,
      `  pm.expect(${returned}).to.eql(${expected});`,
      "});",
    ];
    return { name, request: originalRequest, event: [{ listen: "test", script: { exec } }] };
  });
  const examplesFile = join(folder, "examples.json");
  await writeFile(examplesFile, JSON.stringify({ ...collection, item }));
  const { code, requests, failures } = await run(examplesFile);
  expect(failures).toEqual([]);
  expect([requests, code]).toEqual([sent.length, 0]);
  console.log(`Postman: ${requests} of ${examples.length} saved examples sent, all as saved.`);
});

type Example = { name: string; originalRequest: unknown; code: number; body: string };
type Collection = { item: { item: { response: Example[] }[] }[] };
type Report = {
  run: {
    stats: { requests: { total: number }; assertions: { total: number } };
    failures: { error: { test?: string; message: string } }[];
  };
};

async function run(collection: string, options: readonly string[] = []) {
  const report = join(folder, "report.json");
  const reporter = ["--reporters", "json", "--reporter-json-export", report];
  const { code, stderr } = await runProgram(
    [process.execPath, NEWMAN, "run", collection, ...reporter, ...options],
    { timeout: 120_000 },
  );
  expect(stderr).toBe("");
  const { stats, failures } = (JSON.parse(await readFile(report, "utf8")) as Report).run;
  return {
    code,
    requests: stats.requests.total,
    assertions: stats.assertions.total,
    failures: failures.map(({ error }) => error.test ?? error.message),
  };
}
