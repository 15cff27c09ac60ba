import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadMock } from "../../mock/loadMock.ts";
import { downloads } from "../../src/pages/downloads.ts";
import { skipWithout } from "../programs.ts";
import { runProgram } from "../samples/runProgram.ts";
import { startServer } from "../startServer.ts";
import { temporaryFolders } from "../temporaryFolders.ts";
import { clientProgram, HOW_TO_INSTALL, writeDownloads } from "./downloadsFor.ts";

const HTTPYAC = clientProgram("httpyac/bin/httpyac.js");
const temporaryFolder = temporaryFolders();

type Sent = { name: string; response?: { statusCode: number; body: string } };

test("httpyac sends every request of the .http file, and gets what the contract says", async ({
  skip,
}) => {
  if (!existsSync(HTTPYAC)) skipWithout(`Not run: httpyac (${HOW_TO_INSTALL}).`, skip);
  const folder = temporaryFolder("http");
  const server = await startServer(await loadMock(process.cwd()));
  const { operations } = (await writeDownloads(folder, server.origin)).reference;
  // It ends before a pipe has taken all it wrote, so its output goes to a file.
  const output = join(folder, "output.json");
  const command = [process.execPath, HTTPYAC, "send", join(folder, downloads.http)];
  const run = await runProgram(["sh", "-c", '"$@" > "$0"', output, ...command, "--all", "--json"], {
    folder,
    timeout: 120_000,
  });
  await server.stop();
  expect(run).toEqual({ code: 0, stdout: "", stderr: "" });
  const { requests }: { requests: Sent[] } = JSON.parse(await readFile(output, "utf8"));
  const expected = operations.flatMap(({ title, scenarios }) =>
    scenarios
      .filter(({ response }) => response.status < 500)
      .map((scenario) => ({
        name: `${title}: ${scenario.title}`,
        status: scenario.response.status,
        body: scenario.response.example.value,
      })),
  );
  const got = requests.map(({ name, response }) => ({
    name,
    status: response?.statusCode,
    body: response?.body.startsWith("{") ? JSON.parse(response.body) : response?.body,
  }));
  expect(got).toEqual(expected);
  expect(got.length).toBeGreaterThan(operations.length);
  console.log(`.http: ${got.length} requests of ${operations.length} operations sent.`);
});
