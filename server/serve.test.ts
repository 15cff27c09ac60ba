import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type RunningCommand, startCommand } from "../testing/startCommand.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";

const project = join(import.meta.dirname, "..");
const temporaryFolder = temporaryFolders();
const folder = temporaryFolder("serve");
mkdirSync(join(folder, "dist"));
for (const file of ["index.html", "404.html"]) writeFileSync(join(folder, "dist", file), file);

const running: RunningCommand[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGKILL");
});

/** Starts the server as `npm start` does, after the build. */
function serve(port: string, cwd = folder): RunningCommand {
  const server = startCommand(
    [process.execPath, join(project, "engine/run.mjs"), join(project, "server/serve.ts")],
    { folder: cwd, environment: { PORT: port } },
  );
  running.push(server);
  return server;
}

it("prints its address, refuses a second start on its port with a sentence, and stops on Ctrl-C", async () => {
  const first = serve("0");
  const address = await first.says(/The site is at (http:\/\/localhost:\d+\/)/);
  expect(await (await fetch(address)).text()).toBe("index.html");

  const port = new URL(address).port;
  const second = serve(port);
  await second.says(/Port \d+ is in use/);
  await second.says(new RegExp(`PORT=${Number(port) + 1} npm start`));
  expect(await second.ended).toBe(1);

  expect(await first.stop("SIGINT")).toBe(0);
});

it("says what to do when nothing is built", async () => {
  const server = serve("0", temporaryFolder("unbuilt"));
  await server.says(/There is no built site .* Run "npm run build" first/);
  expect(await server.ended).toBe(1);
});
