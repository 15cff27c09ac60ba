import type { Server } from "node:http";

export type Listening = { port: number; origin: string; stop: () => Promise<void> };

/** Starts a server on a port that nobody else uses. `stop` ends its connections, too. */
export async function listenOnFreePort(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    port: address.port,
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
