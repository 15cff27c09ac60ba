import { spawnSync } from "node:child_process";
import { ENGINE_PROJECTS } from "../projects.ts";

/** Makes all journeys in all browsers and writes what passed into the README. The test sites have to be there. */
const projects = ENGINE_PROJECTS.flatMap(({ name }) => ["--project", name]);
const { status } = spawnSync("npx", ["playwright", "test", ...projects], {
  stdio: "inherit",
  env: { ...process.env, UPDATE_SUPPORT: "1", REQUIRE_PROGRAMS: "1" },
});
process.exitCode = status ?? 1;
