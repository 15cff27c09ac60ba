import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { BUILD_SOURCES } from "../../testing/copyProject.ts";
import { listenOnFreePort } from "../../testing/listenOnFreePort.ts";
import { runCommand } from "../../testing/runCommand.ts";

const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
/** The arguments of an instruction, each time it is used. */
const argumentsOf = (name: string) =>
  [...dockerfile.replaceAll("\\\n", " ").matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(
    ([, found = ""]) => found,
  );

test("copies what exists, and the build's context has it and all that a build needs", () => {
  const context = readFileSync("deploy/Dockerfile.dockerignore", "utf8").split("\n");
  const sources = argumentsOf("COPY")
    .filter((copied) => !copied.startsWith("--from"))
    .flatMap((copied) => copied.split(" ").slice(0, -1));
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) {
    expect(existsSync(source), source).toBe(true);
    if (source !== ".") expect(context).toContain(`!${source.split("/")[0]}`);
  }
  expect(BUILD_SOURCES.filter((source) => !context.includes(`!${source}`))).toEqual([]);
});

test("ends as a user who is not root, on a port that such a user may open", () => {
  expect(argumentsOf("USER")).toEqual(["www-data"]);
  expect(argumentsOf("EXPOSE")).toEqual(["8080"]);
  expect(readFileSync("deploy/nginx.conf", "utf8")).toContain("listen 8080;");
});

test("the health check passes only while the site is served", async () => {
  const [, check = ""] = /CMD (\[.*\])$/.exec(argumentsOf("HEALTHCHECK")[0] ?? "") ?? [];
  const [program, ...args] = JSON.parse(check) as string[];
  let status = 200;
  const { port, stop } = await listenOnFreePort(
    createServer((_request, response) => response.writeHead(status).end()),
  );
  const run = async () => {
    const commands = args.map((argument) => argument.replace("8080", String(port)));
    return (await runCommand(".", program ?? "", commands)).code;
  };
  expect(await run()).toBe(0);
  status = 404;
  expect(await run()).not.toBe(0);
  await stop();
  expect(await run()).not.toBe(0);
});
