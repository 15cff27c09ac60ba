import { runCommandLine, runServer } from "../server/runServer.ts";
import { helpText, parseCommand } from "./commandLine.ts";
import type { MockData } from "./mockData.ts";
import { createMockServer } from "./mockServer.ts";

/** Serves the mock until Ctrl-C. `program` is how it is started, in the words of its messages. */
export function runMock(program: string, load: () => Promise<MockData>): Promise<void> {
  return runCommandLine(async () => {
    const command = parseCommand(process.argv.slice(2), process.env);
    if (command.kind === "help") {
      console.log(helpText(program));
      return;
    }
    const data = await load();
    if (command.kind === "version") {
      console.log(data.reference.version);
      return;
    }
    const { port, withoutDatabase, faults } = command;
    const server = createMockServer(
      data,
      { withoutDatabase, faults },
      (method, target, response) => {
        const { status, origin, ignored = [] } = response;
        const slips = ignored.length === 0 ? "" : `; the API ignores ${ignored.join(", ")}`;
        console.log(`${status} ${method} ${target} (${origin}${slips})`);
      },
    );
    const { postcodes, outcodes, places } = data.world.knowledge;
    const isRandom = faults.latency[0] < faults.latency[1] || faults.failRate > 0;
    runServer(server, {
      port,
      startOn: (other) => `${program} --port ${other}`,
      onListening: (actual) =>
        console.log(
          [
            `The mock of the API is at http://localhost:${actual} (Ctrl-C stops it).`,
            `Its responses come from ${data.scenarios.length} scenarios and ${data.recordings.withDatabase.length} recordings: ` +
              `${postcodes.size} postcodes, ${outcodes.size} outward codes, ${places.size} places.`,
            ...(isRandom
              ? [`Repeat its delays and failures with these options and --seed ${faults.seed}.`]
              : []),
          ].join("\n"),
        ),
    });
  });
}
