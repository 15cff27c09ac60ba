import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { temporaryFolders } from "../testing/temporaryFolders.ts";

const project = join(import.meta.dirname, "../..");
const temporaryFolder = temporaryFolders();
const folder = temporaryFolder("serve");
mkdirSync(join(folder, "dist"));
for (const file of ["index.html", "404.html"]) writeFileSync(join(folder, "dist", file), file);

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** Starts the server as `npm start` does, after the build. */
function serve(port: string, cwd = folder) {
  const child = spawn(
    "node",
    [join(project, "build/run.mjs"), join(project, "build/server/serve.ts")],
    {
      cwd,
      env: { ...process.env, PORT: port },
    },
  );
  running.push(child);
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    output += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const says = async (pattern: RegExp) => {
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(pattern);
    return pattern.exec(output)?.[1] ?? "";
  };
  return { child, ended, says };
}

it("prints its address, answers a second start on its port with a sentence, and stops on Ctrl-C", {
  timeout: 60_000,
}, async () => {
  const first = serve("0");
  const address = await first.says(/The site is at (http:\/\/localhost:\d+\/)/);
  expect(await (await fetch(address)).text()).toBe("index.html");

  const port = new URL(address).port;
  const second = serve(port);
  await second.says(/Port \d+ is in use/);
  await second.says(new RegExp(`PORT=${Number(port) + 1} npm start`));
  expect(await second.ended).toBe(1);

  first.child.kill("SIGINT");
  expect(await first.ended).toBe(0);
});

it("says what to do when nothing is built", { timeout: 60_000 }, async () => {
  const server = serve("0", temporaryFolder("unbuilt"));
  await server.says(/There is no built site .* Run "npm run build" first/);
  expect(await server.ended).toBe(1);
});
