import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@modelcontextprotocol/client";
import { expect, test } from "@playwright/test";
import { entriesIn } from "../../src/search/indexFile.ts";
import { installTarballs } from "../../testing/installTarballs.ts";
import { runCommand } from "../../testing/runCommand.ts";
import { runProgram } from "../../testing/samples/runProgram.ts";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { badCalls, goodCalls } from "./exampleCalls.ts";

/** The server that the site offers, installed without a network, and used by the SDK's own client. */
const TARBALL = resolve("dist/postcodes-io-mcp.tgz");
const PACKAGES = resolve("packages/mcp/node_modules");
/** What npm would fetch from the registry. */
const DEPENDENCIES = ["@modelcontextprotocol/server", "@modelcontextprotocol/core", "zod"];
const release: string = JSON.parse(readFileSync("packages/mcp/package.json", "utf8")).version;

let folder = "";
let bin = "";
let client: Client;
let stderr = "";

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  if (!existsSync(PACKAGES)) {
    skipTestWithout(
      "Not run: the MCP server needs its own packages (npm ci --ignore-scripts --prefix packages/mcp).",
    );
  }
  folder = mkdtempSync(join(tmpdir(), "mcp-package-"));
  bin = join(folder, "node_modules/.bin/postcodes-io-mcp");
  const folders = DEPENDENCIES.map((name) => join(PACKAGES, name));
  const packing = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder, ...folders];
  const { stdout } = await runProgram(["npm", ...packing]);
  const packed: { filename: string }[] = JSON.parse(stdout);
  const names = packed.map(({ filename }) => filename.replace("@", "").replace("/", "-"));
  await installTarballs(folder, [TARBALL, ...names.map((name) => join(folder, name))]);
  client = await connect();
});
test.afterAll(async () => {
  await client?.close();
  if (folder !== "") rmSync(folder, { recursive: true });
});

async function connect(): Promise<Client> {
  const { Client: SdkClient } = await import("@modelcontextprotocol/client");
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  const guard = pathToFileURL(resolve("packages/mcp/withoutNetwork.mjs")).href;
  const transport = new StdioClientTransport({
    command: bin,
    env: { PATH: process.env["PATH"] ?? "", NODE_OPTIONS: `--import=${guard}` },
    stderr: "pipe",
  });
  transport.stderr?.on("data", (data: Buffer) => {
    stderr += data.toString();
  });
  const connected = new SdkClient({ name: "test", version: "1.0.0" });
  await connected.connect(transport);
  return connected;
}

/** The text of a tool's result, and whether it is an error. */
async function call(name: string, values: Readonly<Record<string, unknown>>) {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...values } });
  const texts = content.map((part) => (part.type === "text" ? part.text : part.type));
  return { text: texts.join("\n"), isError };
}

test("says what it is and which release it describes", async () => {
  expect(client.getServerVersion()).toMatchObject({ name: "postcodes-io", version: release });
  expect(client.getInstructions()).toContain(`release ${release} of the API`);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search_docs",
    "read_page",
    "get_operation",
    "get_field",
    "explain_error",
  ]);
  for (const tool of tools) {
    expect(tool.annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  }
  console.log(`The tarball of the MCP server has ${statSync(TARBALL).size} bytes.`);
});

for (const [tool, values, ...words] of goodCalls) {
  test(`${tool} with ${JSON.stringify(values)}`, async () => {
    const { text, isError } = await call(tool, values);
    expect(isError, text).toBe(false);
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(`release ${release} of the API`);
  });
}

for (const [tool, values, sentence] of badCalls) {
  test(`${tool} refuses ${JSON.stringify(values).slice(0, 60)}`, async () => {
    const { text, isError } = await call(tool, values);
    expect(text).toMatch(sentence);
    expect(isError).toBe(true);
  });
}

test("an unknown tool and an unknown resource are errors of the protocol", async () => {
  await expect(client.callTool({ name: "nothing", arguments: {} })).rejects.toThrow(/not found/);
  const uri = "postcodes-io:///nothing";
  await expect(client.readResource({ uri })).rejects.toThrow(/not found/);
});

test("search finds what the site's own search finds", async () => {
  const query = "how do I get the ward of a postcode";
  const { text } = await call("search_docs", { query, limit: 20 });
  const search = ["run", "--silent", "search", "--", "--json", query] as const;
  const hits: { address: string }[] = JSON.parse((await runProgram(["npm", ...search])).stdout);
  const found = [...text.matchAll(/^ {3}https:\/\/postcodes\.io(\S+)$/gm)].map(([, path]) => path);
  expect(found).toEqual(hits.map(({ address }) => address));
});

test("every page is a resource, with the text of its Markdown file", async () => {
  const { resources } = await client.listResources();
  const sitemap = readFileSync("dist/sitemap.xml", "utf8");
  expect(resources).toHaveLength([...sitemap.matchAll(/<loc>/g)].length);
  for (const { uri, mimeType, size } of resources) {
    const file = `dist${new URL(uri).pathname.replace(/\/$/, "/index")}.md`;
    const { contents } = await client.readResource({ uri });
    const text = readFileSync(file, "utf8");
    expect(contents).toEqual([{ uri, mimeType: "text/markdown", text }]);
    expect([mimeType, size]).toEqual(["text/markdown", Buffer.byteLength(text)]);
  }
});

test("every place that a search can find can be read", async () => {
  const [index = ""] = readdirSync("dist/assets").filter((name) => /^search-.+\.json$/.test(name));
  const entries = entriesIn(JSON.parse(readFileSync(join("dist/assets", index), "utf8")));
  expect(entries.length).toBeGreaterThan(700);
  const unread: string[] = [];
  for (const { address } of entries) {
    if ((await call("read_page", { page: address })).isError) unread.push(address);
  }
  expect(unread).toEqual([]);
});

test("nothing of this used the network or wrote an error", () => {
  expect(stderr).toBe("");
});

test("the guard against the network works", async () => {
  const guard = pathToFileURL(resolve("packages/mcp/withoutNetwork.mjs")).href;
  for (const program of ["fetch('http://localhost:1')", "require('net').connect(1)"]) {
    const run = await runProgram([process.execPath, `--import=${guard}`, "--eval", program]);
    expect(run.stderr).toMatch(/^network: /);
  }
});

test("a line that is no message does not end it; the end of its input does", async () => {
  const child = spawn(bin, { stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(child, "close");
  child.stdin.write("nothing\n{}\n");
  const clientInfo = { name: "old", version: "1" };
  const params = { protocolVersion: "2024-11-05", capabilities: {}, clientInfo };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
  const [line] = await once(child.stdout, "data");
  expect(JSON.parse(String(line))).toMatchObject({
    id: 1,
    result: { serverInfo: { version: release } },
  });
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

test("explains itself at the command line, and ends at a signal", async () => {
  expect(await runProgram([bin, "--version"])).toMatchObject({ code: 0, stdout: `${release}\n` });
  expect((await runProgram([bin, "--help"])).stdout).toContain("An editor or assistant starts it");
  const wrong = await runProgram([bin, "--port", "1"]);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/^"--port 1" is no option\./);
  const child = spawn(bin, { stdio: ["pipe", "pipe", "inherit"] });
  await new Promise((done) => setTimeout(done, 2000));
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test("its types are right", async () => {
  const run = await runCommand(".", "npx", ["tsc", "--noEmit", "-p", "packages/mcp"]);
  expect(run.code, run.output).toBe(0);
});
