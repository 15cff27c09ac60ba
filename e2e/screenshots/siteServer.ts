import { spawn } from "node:child_process";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** The built site on a free port, served by the site's own server, which also says when nothing is built. */
export async function startSiteServer(): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(
    process.execPath,
    [join(project, "build/run.mjs"), join(project, "build/server/serve.ts")],
    { env: { ...process.env, PORT: "0", BASE_PATH: "/" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (data: Buffer) => {
      output += data;
      const address = /http:\/\/localhost:\d+/.exec(output);
      if (address) resolve(address[0]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.on("error", reject);
    server.on("close", () => reject(new Error(output.trim())));
  });
  return { origin, stop: () => server.kill() };
}
