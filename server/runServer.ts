import type { Server } from "node:http";

/** What was typed is wrong, not what it led to: the exit code tells them apart. */
export class UsageError extends Error {}

/** Does what a command does, and turns what goes wrong into one sentence. */
export async function runCommandLine(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    fail(message, error instanceof UsageError ? 2 : 1);
  }
}

type Options = {
  port: number;
  /** What starts this server on another port, for the message when its own is in use. */
  startOn: (port: number) => string;
  /** Called with the actual port, which differs from `port` if that is 0. */
  onListening: (port: number) => void;
};

/** Serves until Ctrl-C. */
export function runServer(server: Server, { port, startOn, onListening }: Options): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE")
      fail(`The server cannot listen on port ${port}: ${error.message}`);
    fail(
      `Port ${port} is in use, perhaps by this server already. Stop that program, or choose another port: ${startOn(port < 65_535 ? port + 1 : port - 1)}`,
    );
  });
  server.listen(port, () => {
    const address = server.address();
    onListening(typeof address === "object" && address !== null ? address.port : port);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}
