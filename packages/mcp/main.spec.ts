import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@modelcontextprotocol/client";
import { expect, test } from "@playwright/test";
import { installTarballs } from "../../testing/installTarballs.ts";
import { skipWithout } from "../../testing/programs.ts";
import { runCommand } from "../../testing/runCommand.ts";
import { runProgram } from "../../testing/samples/runProgram.ts";

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
    skipWithout(
      "Not run: the MCP server needs its own packages (npm ci --ignore-scripts --prefix packages/mcp).",
      (note) => {
        test.skip(true, note);
        throw new Error(note);
      },
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
async function call(name: string, values: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: values });
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

const good: [tool: string, values: Record<string, unknown>, ...words: string[]][] = [
  ["search_docs", { query: "rate limit", limit: 1 }, "1. **Rate limits**", "#rate-limits"],
  ["search_docs", { query: "xqzwv" }, 'Nothing found for "xqzwv".'],
  ["read_page", { page: "/docs/licences" }, "title: Licences", "\n# Licences\n"],
  [
    "read_page",
    { page: "https://postcodes.io/docs/libraries#before-you-choose" },
    "## Before you choose",
  ],
  [
    "read_page",
    { page: "docs/libraries.md", section: "before you choose" },
    "## Before you choose",
  ],
  [
    "read_page",
    { page: "postcodes-io:///docs/postcode/schema", section: "lsoa" },
    "- `lsoa` string",
  ],
  ["get_operation", { operation: "lookupPostcode" }, "# Look up a postcode", "- `codes` (object"],
  ["get_operation", { operation: "GET /postcodes/SW1A 1AA/nearest?limit=4" }, "`nearestPostcodes`"],
  ["get_operation", { operation: "POST /postcodes" }, "`bulkLookupPostcodes`", "## Request body"],
  ["get_operation", { operation: "/places/:id" }, "`lookupPlace`", "- `id` (string, required"],
  ["get_field", { field: "codes.lsoa" }, "# `codes.lsoa` of Postcode", "- Belongs to: `lsoa`"],
  ["get_field", { field: "Outcode.admin_district" }, "# `admin_district` of Outcode"],
  ["get_field", { field: "result.codes" }, "Fields:"],
  [
    "get_field",
    { field: "postcode" },
    "of Postcode",
    "of TerminatedPostcode",
    "of ScottishPostcode",
  ],
  [
    "explain_error",
    { error: '{"status":404,"error":"Postcode not found"}' },
    "`postcode-not-found`",
  ],
  [
    "explain_error",
    { error: "Error: terminated postcode not found!" },
    "`terminated-postcode-not-found`",
  ],
  ["explain_error", { error: "HTTP 400" }, "`invalid-limit`", "`unreadable-json`"],
  ["explain_error", { error: "500 Server Error." }, "`server-error`", "Returned by:"],
];

for (const [tool, values, ...words] of good) {
  test(`${tool} with ${JSON.stringify(values)}`, async () => {
    const { text, isError } = await call(tool, values);
    expect(isError, text).toBe(false);
    for (const word of words) expect(text).toContain(word);
    expect(text).toContain(`release ${release} of the API`);
  });
}

const bad: [tool: string, values: Record<string, unknown>, sentence: RegExp][] = [
  ["search_docs", {}, /must have required property 'query'/],
  ["search_docs", { query: 5 }, /query must be string/],
  ["search_docs", { query: "" }, /query must NOT have fewer than 1 characters/],
  ["search_docs", { query: "x".repeat(1001) }, /query must NOT have more than 1000 characters/],
  ["search_docs", { query: "x", limit: 0 }, /limit must be >= 1/],
  ["search_docs", { query: "x", limit: 2.5 }, /limit must be integer/],
  ["search_docs", { query: "x", lmit: 1 }, /must NOT have additional properties/],
  [
    "read_page",
    { page: "/docs/librarys" },
    /no page "\/docs\/librarys"\. Did you mean "\/docs\/libraries"/,
  ],
  ["read_page", { page: "../../package.json" }, /There is no page/],
  ["read_page", { page: "/docs/libraries#by-langage" }, /Did you mean "by-language"\?/],
  [
    "read_page",
    { page: "/docs/libraries", section: "%E0%A4%A" },
    /There is no section of \/docs\/libraries/,
  ],
  ["get_operation", { operation: "lookupPostcod" }, /Did you mean "lookupPostcode"\?/],
  [
    "get_operation",
    { operation: "DELETE /postcodes" },
    /There is no operation "DELETE \/postcodes"/,
  ],
  ["get_operation", { operation: "/postcodes/a/b/c/d/e" }, /There is no operation/],
  ["get_field", { field: "lsao" }, /There is no field "lsao"\. Did you mean "lsoa"\?/],
  ["get_field", { field: "__proto__" }, /There is no field/],
  ["explain_error", { error: "Invalid poscode" }, /Did you mean "Invalid postcode"\?/],
  ["explain_error", { error: "429" }, /no error with status 429\. It has: 400, 404, 500/],
  ["explain_error", { error: '{"status":200,"result":true}' }, /no error with status 200/],
  ["explain_error", { error: "{}" }, /There is no error in/],
];

for (const [tool, values, sentence] of bad) {
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

test("every section that the site has an address for can be read", async () => {
  const ledger = readFileSync("content/addresses.txt", "utf8").split("\n");
  const addresses = ledger.filter((line) => /^\/docs\/(?:libraries|licences)#[\w-]+$/.test(line));
  expect(addresses.length).toBeGreaterThan(10);
  for (const page of addresses) {
    expect((await call("read_page", { page })).isError, page).toBe(false);
  }
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
