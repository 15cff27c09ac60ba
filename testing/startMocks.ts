import { afterAll } from "vitest";
import { loadMock } from "../mock/loadMock.ts";
import { startServer } from "./startServer.ts";

/** A mock with its database and one without, which stop after the last test of the file. */
export async function startMocks() {
  const data = await loadMock(process.cwd());
  const server = await startServer(data);
  const withoutDatabase = await startServer(data, { withoutDatabase: true });
  afterAll(async () => {
    await server.stop();
    await withoutDatabase.stop();
  });
  return { data, server, withoutDatabase };
}
