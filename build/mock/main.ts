import { readSettings } from "../settings.ts";
import { loadMock } from "./loadMock.ts";
import { createMockServer } from "./mockServer.ts";

/**
 * `npm run mock`: a stand-in for the API on this machine, until Ctrl-C. PORT chooses the port;
 * DATABASE=unavailable makes it answer as a server that has lost its database.
 */
const DEFAULT_PORT = "8000";

try {
  const { port } = readSettings({ ...process.env, PORT: process.env["PORT"] ?? DEFAULT_PORT });
  const withoutDatabase = toWithoutDatabase(process.env["DATABASE"] ?? "");
  const data = await loadMock(process.cwd());
  const server = createMockServer(data, { withoutDatabase }, (method, target, answer) => {
    const { status, origin, ignored = [] } = answer;
    const slips = ignored.length === 0 ? "" : `; the API ignores ${ignored.join(", ")}`;
    console.log(`${status} ${method} ${target} (${origin}${slips})`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    fail(
      `Port ${port} is in use, perhaps by this mock already. Stop that program, or choose another port: PORT=${port + 1} npm run mock`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === "object" && address !== null ? address.port : port;
    const { postcodes, outcodes, places } = data.world.knowledge;
    console.log(
      `The mock of the API is at http://localhost:${actual} (Ctrl-C stops it).\n` +
        `It answers from ${data.scenarios.length} scenarios and ${data.recordings.withDatabase.length} recordings: ` +
        `${postcodes.size} postcodes, ${outcodes.size} outward codes, ${places.size} places.`,
    );
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function toWithoutDatabase(value: string): boolean {
  if (value !== "" && value !== "unavailable") {
    throw new Error(`DATABASE is "${value}". Leave it out, or write DATABASE=unavailable.`);
  }
  return value === "unavailable";
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
