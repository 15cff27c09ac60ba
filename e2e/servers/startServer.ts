import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type RunningCommand, startCommand } from "../../testing/startCommand.ts";
import { freePort } from "../freePort.ts";
import { status } from "./exchange.ts";

export const SERVERS = ["npm start", "nginx", "Caddy"] as const;
export type ServerName = (typeof SERVERS)[number];
/** Debian's names of what each needs. */
export const PACKAGES: Record<ServerName, string> = {
  "npm start": "nodejs",
  nginx: "nginx libnginx-mod-http-brotli-static",
  Caddy: "caddy",
};
export type Server = { port: number; pid: number; stop: () => Promise<void> };

const DIST = resolve("dist");

type Start = (port: number, scratch: string) => RunningCommand;

const starts: Record<ServerName, Start> = {
  "npm start": (port) =>
    startCommand([process.execPath, "engine/run.mjs", "server/serve.ts"], {
      environment: { PORT: String(port) },
    }),
  nginx: (port, scratch) => {
    const conf = readFileSync("deploy/nginx.conf", "utf8")
      .replaceAll(" /tmp/", ` ${scratch}/`)
      .replaceAll("/srv/site", DIST)
      .replace("listen 8080;", `listen ${port};`);
    writeFileSync(join(scratch, "nginx.conf"), conf);
    // Workers of a root's nginx would be another user, who may not read this folder.
    const user = process.getuid?.() === 0 ? "user root;" : "";
    return startCommand([
      "nginx",
      ...["-c", join(scratch, "nginx.conf"), "-p", "/usr/share/nginx", "-g", `daemon off; ${user}`],
    ]);
  },
  Caddy: (port, scratch) =>
    startCommand(["caddy", "run", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"], {
      environment: { SITE: DIST, PORT: String(port), HOME: scratch },
    }),
};

/** Starts a server with its configuration in deploy/; null if it is not installed. */
export async function startServer(name: ServerName): Promise<Server | null> {
  const scratch = mkdtempSync(join(tmpdir(), "server-"));
  const port = await freePort();
  const command = starts[name](port, scratch);
  let hasEnded = false;
  void command.ended.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    await command.stop("SIGTERM");
    rmSync(scratch, { recursive: true });
  };
  while ((await status(port)) === null) {
    if (!hasEnded) continue;
    await stop();
    if (/ENOENT/.test(command.output())) return null;
    throw new Error(`${name} does not start:\n${command.output()}`);
  }
  return { port, pid: command.pid ?? 0, stop };
}
