import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { load } from "js-yaml";
import { loadMock } from "../../mock/loadMock.ts";
import { installTarballs } from "../../testing/installTarballs.ts";
import { listenOnFreePort } from "../../testing/listenOnFreePort.ts";
import { runCommand } from "../../testing/runCommand.ts";
import { runProgram } from "../../testing/samples/runProgram.ts";
import { startCommand } from "../../testing/startCommand.ts";
import { send, startServer } from "../../testing/startServer.ts";

/** The mock that the site offers, installed without a network and used as its readers do. */
const TARBALL = resolve("dist/postcodes-io-mock.tgz");
let folder = "";
let bin = "";

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mock-package-"));
  bin = join(folder, "node_modules/.bin/postcodes-io-mock");
  await installTarballs(folder, [TARBALL]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Starts it, and returns its port and how to stop it. */
async function start(...options: string[]) {
  const command = startCommand([bin, "--port", "0", ...options]);
  const port = Number(await command.says(/is at http:\/\/localhost:(\d+) /));
  return { ...command, port, origin: `http://localhost:${port}` };
}

/** A site that has only the tarball. */
function serveTarball() {
  return listenOnFreePort(
    createServer((_request, response) => response.end(readFileSync(TARBALL))),
  );
}

/** Starts a script of a reader, with all that it starts. */
function startScript(script: string) {
  const environment = { npm_config_cache: join(folder, "npx") };
  return startCommand(["bash", "-c", script], { environment, isGroup: true });
}

test("is one package, which says what it is", async () => {
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(
    ["postcodes-io-mock"],
  );
  const installed = join(folder, "node_modules/postcodes-io-mock");
  expect(readdirSync(installed).sort()).toEqual(["README.md", "dist", "package.json"]);
  expect(readFileSync(join(installed, "dist/LICENSE"), "utf8")).toContain("MIT");
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect(await runProgram([bin, "--version"])).toMatchObject({ code: 0, stdout: `${version}\n` });
  const help = ["npx", "--offline", "postcodes-io-mock", "--help"] as const;
  expect((await runProgram(help, { folder })).stdout).toContain(
    "Usage: postcodes-io-mock [options]",
  );
  console.log(`The tarball of the mock has ${statSync(TARBALL).size} bytes.`);
});

test("starts by the address of the tarball, and stops at Ctrl-C", async () => {
  const site = await serveTarball();
  const npx = startScript(`npx --yes ${site.origin}/postcodes-io-mock.tgz --port 0`);
  let origin = "";
  try {
    origin = await npx.says(/is at (http:\/\/localhost:\d+) /);
    const response = await fetch(`${origin}/ping`);
    expect(await response.json()).toEqual({ status: 200, result: "pong" });
  } finally {
    await npx.stop();
  }
  expect(await fetch(origin).catch(() => "gone")).toBe("gone");
  await site.stop();
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`ends at ${signal}, also while a client waits`, async () => {
    const mock = await start("--latency", "60000");
    const waiting = fetch(`${mock.origin}/ping`).catch(() => "cut");
    await new Promise((done) => setTimeout(done, 300));
    expect(await mock.stop(signal)).toBe(0);
    expect(await waiting).toBe("cut");
  });
}

test("responds to every scenario and recording as npm run mock does", async () => {
  test.setTimeout(240_000);
  const data = await loadMock(process.cwd());
  const [own, packed] = [await startServer(data), await start()];
  const exchanges = [...data.scenarios, ...Object.values(data.recordings).flat()];
  const different: string[] = [];
  for (const exchange of exchanges) {
    const [one, other] = [await send(own.port, exchange), await send(packed.port, exchange)];
    if (!isDeepStrictEqual(one.response, other.response)) different.push(exchange.label);
  }
  await own.stop();
  await packed.stop();
  expect(different).toEqual([]);
  expect(exchanges.length).toBeGreaterThan(1100);
  console.log(`The packed mock responds to ${exchanges.length} requests as npm run mock does.`);
});

/** The statuses of forty requests, and what the mock said. */
async function statuses(...options: string[]) {
  const mock = await start(...options);
  const targets = Array.from({ length: 40 }, (_, number) => `${mock.origin}/ping?number=${number}`);
  const responses = await Promise.all(targets.map((target) => fetch(target)));
  expect(await mock.stop()).toBe(0);
  return { list: responses.map(({ status }) => status), output: mock.output() };
}

test("fails as often as was said, and the same requests with the same seed", async () => {
  const [one, again, other] = [
    await statuses("--fail-rate", "0.3", "--seed", "7"),
    await statuses("--fail-rate", "0.3", "--seed", "7"),
    await statuses("--fail-rate", "0.3", "--seed", "8"),
  ];
  const failures = one.list.filter((status) => status === 500).length;
  expect(failures).toBeGreaterThan(4);
  expect(failures).toBeLessThan(20);
  expect(new Set(one.list)).toEqual(new Set([200, 500]));
  expect(again.list).toEqual(one.list);
  expect(other.list).not.toEqual(one.list);
  const seed = /--seed (\d+)\./.exec((await statuses("--fail-rate", "0.3")).output)?.[1] ?? "";
  expect(seed).toMatch(/^\d+$/);
});

test("is as slow as was said", async () => {
  const mock = await start("--latency", "900-1100");
  const begin = performance.now();
  await fetch(`${mock.origin}/ping`);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(890);
  await mock.stop();
});

test("refuses what is wrong with one sentence", async () => {
  const other = await listenOnFreePort(createServer());
  for (const [options, code, sentence] of [
    [["--port", String(other.port)], 1, /^Port \d+ is in use, .*postcodes-io-mock --port \d+\n$/],
    [["--port", "x"], 2, /^--port is "x"\./],
    [["--latency", "fast"], 2, /^--latency is "fast"\./],
    [["--fail-rate", "2"], 2, /^--fail-rate is "2"\./],
    [["--seed", "-1"], 2, /^--seed is "-1"\./],
    [["--prot", "1"], 2, /Did you mean "--port"\?/],
  ] as const) {
    const run = await runProgram([bin, ...options]);
    expect(run.stderr).toMatch(sentence);
    expect(run.code, options.join(" ")).toBe(code);
  }
  await other.stop();
});

test("the example of a CI file starts it and waits for it", async () => {
  const page = readFileSync("content/docs/libraries.mdx", "utf8");
  const [, yaml = ""] = /```yaml title="GitHub Actions"\n(.*?)```/s.exec(page) ?? [];
  const { jobs } = load(yaml) as { jobs: { test: { steps: { run?: string }[] } } };
  const runs = jobs.test.steps.flatMap(({ run }) => run ?? []);
  expect(runs).toHaveLength(2);
  const site = await serveTarball();
  const other = await listenOnFreePort(createServer());
  await other.stop();
  const script = (runs[0] ?? "")
    .replaceAll("https://postcodes.io", site.origin)
    .replaceAll("8000", String(other.port));
  const job = startScript(script);
  try {
    await job.says(/^\{"status":200,"result":"pong"\}/m);
  } finally {
    await job.stop();
  }
  await site.stop();
});

test("npm pack in its folder gives the same files", async () => {
  const options = ["pack", "--json", "--pack-destination", folder];
  const { code, output } = await runCommand("packages/mock", "npm", options);
  expect(code, output).toBe(0);
  const { version } = JSON.parse(readFileSync("packages/mock/package.json", "utf8"));
  const made = join(folder, `postcodes-io-mock-${version}.tgz`);
  const list = async (file: string) => (await runCommand(folder, "tar", ["-tf", file])).output;
  expect((await list(made)).split("\n").sort()).toEqual((await list(TARBALL)).split("\n").sort());
});
