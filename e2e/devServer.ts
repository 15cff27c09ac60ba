import { spawn } from "node:child_process";

type DevServer = {
  /** What it printed so far, to tell why it fails. */
  output: () => string;
  hasEnded: () => boolean;
  stop: () => void;
};

/** Starts `npm run dev` in a folder. */
export function startDevServer(folder: string, port: number): DevServer {
  const server = spawn("npx", ["vite", "dev"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, since npx would not pass on the signal that stops it.
    detached: true,
  });
  let output = "";
  let ended = false;
  const read = (data: Buffer | Error) => {
    output += data;
  };
  server.stdout.on("data", read);
  server.stderr.on("data", read);
  server.on("error", read);
  server.on("close", () => {
    ended = true;
  });
  return { output: () => output, hasEnded: () => ended, stop: () => stopGroup(server.pid) };
}

/** A group that has ended by itself must not hide why. */
function stopGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
