import { fileURLToPath } from "node:url";
import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { type Docs, loadDocs, RESOURCE_SCHEME } from "./docs.ts";
import { tools } from "./tools.ts";

/**
 * The documentation for coding assistants, over standard input and output. Everything it says is in the file beside it:
 * it never calls the API or any other address.
 */
const HELP = `A Model Context Protocol server with the documentation of the Postcodes.io API.
An editor or assistant starts it: https://postcodes.io/docs/libraries#coding-assistants

  --version  prints the release of the API that it describes
  --help     prints this text`;

const docs = await loadDocs(fileURLToPath(new URL("docs.json", import.meta.url)));
const [option, ...more] = process.argv.slice(2);
if (option === undefined) {
  const { close } = serveStdio(() => createServer(docs), {
    onerror: (error) => console.error(error.message),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close());
} else if (option === "--version" && more.length === 0) console.log(docs.release);
else if (option === "--help" && more.length === 0) console.log(HELP);
else {
  console.error(`"${[option, ...more].join(" ")}" is no option.\n\n${HELP}`);
  process.exitCode = 2;
}

function createServer(known: Docs): McpServer {
  const source = `Postcodes.io documentation, release ${known.release} of the API`;
  const server = new McpServer(
    { name: "postcodes-io", title: "Postcodes.io documentation", version: known.release },
    {
      instructions: `${source}. Search with search_docs, then read with read_page; get_operation, get_field and explain_error return what the contract says. Everything is packed with this server, which never calls the API.`,
    },
  );
  for (const { name, title, description, inputSchema, run } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: fromJsonSchema(inputSchema),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (values) => ({
        content: [{ type: "text", text: `${run(known, values)}\n\n(${source})` }],
      }),
    );
  }
  for (const { path, title, description, markdown } of known.pages) {
    server.registerResource(
      path,
      RESOURCE_SCHEME + path,
      { title, description, mimeType: "text/markdown", size: Buffer.byteLength(markdown) },
      (uri) => ({ contents: [{ uri: uri.href, mimeType: "text/markdown", text: markdown }] }),
    );
  }
  return server;
}
