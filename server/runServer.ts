import type { Server } from "node:http";

/** Does what a command does, and turns what goes wrong into one sentence. */
export async function runCommandLine(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

type Options = {
  port: number;
  /** What starts this server, for the message when its port is in use. */
  command: string;
  /** Called with the actual port, which differs from `port` if that is 0. */
  onListening: (port: number) => void;
};

/** Serves until Ctrl-C. */
export function runServer(server: Server, { port, command, onListening }: Options): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    fail(
      `Port ${port} is in use, perhaps by this server already. Stop that program, or choose another port: PORT=${port + 1} ${command}`,
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

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
