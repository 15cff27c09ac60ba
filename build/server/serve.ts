import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { projectPaths } from "../projectPaths.ts";
import { readSettings } from "../settings.ts";
import { siteHandler } from "./siteHandler.ts";

/** `npm start`, after the build: serves dist until Ctrl-C. */
const { basePath, port } = readSettings(process.env);
const { dist } = projectPaths(process.cwd());

if (!existsSync(join(dist, "index.html"))) {
  fail(
    `There is no built site in ${dist}. Run "npm run build" first, or "npm start", which does both.`,
  );
}
const server = createServer(siteHandler(dist, basePath));
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  fail(
    `Port ${port} is in use, perhaps by this site already. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(`The site is at http://localhost:${actual}${basePath} (Ctrl-C stops it)`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
