import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { projectPaths } from "../engine/projectPaths.ts";
import { readSettings } from "../engine/settings.ts";
import { runCommandLine, runServer } from "./runServer.ts";
import { siteHandler } from "./siteHandler.ts";

/** `npm start`, after the build: serves dist until Ctrl-C. */
await runCommandLine(() => {
  const { basePath, port } = readSettings(process.env);
  const { dist } = projectPaths(process.cwd());
  if (!existsSync(join(dist, "index.html"))) {
    throw new Error(
      `There is no built site in ${dist}. Run "npm run build" first, or "npm start", which does both.`,
    );
  }
  const server = createServer(siteHandler(dist, basePath));
  // Without a listener Node closes the connection and says nothing.
  server.on("connect", (_request, socket) => {
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n");
  });
  runServer(server, {
    port,
    startOn: (other) => `PORT=${other} npm start`,
    onListening: (actual) =>
      console.log(`The site is at http://localhost:${actual}${basePath} (Ctrl-C stops it)`),
  });
});
