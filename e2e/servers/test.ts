import { test as base } from "@playwright/test";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { PACKAGES, type Server, type ServerName, startServer } from "./startServer.ts";

export { expect } from "@playwright/test";

export type ServerOptions = { serverName: ServerName };
type WorkerFixtures = ServerOptions & { server: Server | null };

/** Tests of a server: `port` is where the one of the project serves the built site. */
export const test = base.extend<{ port: number }, WorkerFixtures>({
  serverName: ["npm start", { option: true, scope: "worker" }],
  server: [
    async ({ serverName }, use) => {
      const server = await startServer(serverName);
      await use(server);
      await server?.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  port: async ({ server, serverName }, use) => {
    const missing = `Not run: ${serverName} is not installed (Debian: apt-get install ${PACKAGES[serverName]}).`;
    if (server === null) return skipTestWithout(missing);
    await use(server.port);
  },
});
