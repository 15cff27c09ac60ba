import { readSettings } from "../engine/settings.ts";
import { runCommandLine, runServer } from "../server/runServer.ts";
import { loadMock } from "./loadMock.ts";
import { createMockServer } from "./mockServer.ts";

/**
 * `npm run mock`: a stand-in for the API on this machine, until Ctrl-C. PORT chooses the port;
 * DATABASE=unavailable makes it behave like a server without its database.
 */
const DEFAULT_PORT = "8000";

await runCommandLine(async () => {
  const { port } = readSettings({ ...process.env, PORT: process.env["PORT"] ?? DEFAULT_PORT });
  const withoutDatabase = toWithoutDatabase(process.env["DATABASE"] ?? "");
  const data = await loadMock(process.cwd());
  const server = createMockServer(data, { withoutDatabase }, (method, target, response) => {
    const { status, origin, ignored = [] } = response;
    const slips = ignored.length === 0 ? "" : `; the API ignores ${ignored.join(", ")}`;
    console.log(`${status} ${method} ${target} (${origin}${slips})`);
  });
  const { postcodes, outcodes, places } = data.world.knowledge;
  runServer(server, {
    port,
    command: "npm run mock",
    onListening: (actual) =>
      console.log(
        `The mock of the API is at http://localhost:${actual} (Ctrl-C stops it).\n` +
          `Its responses come from ${data.scenarios.length} scenarios and ${data.recordings.withDatabase.length} recordings: ` +
          `${postcodes.size} postcodes, ${outcodes.size} outward codes, ${places.size} places.`,
      ),
  });
});

function toWithoutDatabase(value: string): boolean {
  if (value !== "" && value !== "unavailable") {
    throw new Error(`DATABASE is "${value}". Leave it out, or write DATABASE=unavailable.`);
  }
  return value === "unavailable";
}
