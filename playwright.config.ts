import { defineConfig } from "@playwright/test";
import { ENGINE_PROJECTS } from "./e2e/engines/projects.ts";
import type { EngineOptions } from "./e2e/engines/test.ts";
import { SERVERS } from "./e2e/servers/startServer.ts";
import type { ServerOptions } from "./e2e/servers/test.ts";
import { browserOptions } from "./e2e/setup/browserOptions.ts";
import { SITE, TEST_SITE, VARIANT } from "./e2e/setup/servers.ts";
import { TIMING_SPECS } from "./e2e/setup/timingSpecs.ts";

const timingSpecs = Object.keys(TIMING_SPECS).map((name) => `**/${name}`);
const serve = `node ${import.meta.dirname}/engine/run.mjs server/serve.ts`;

/**
 * Browser tests: e2e/site on what `npm run build` wrote, e2e/behaviour on the test site; e2e/servers
 * on what each server sends of the first; packages on the packages that it offers; e2e/engines in other browsers, on the test site. Run them with `npm run e2e`,
 * which finds a browser and builds the test site and its variant first; `npm test` builds the site too.
 */
export default defineConfig<ServerOptions & EngineOptions>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, because machines are noisy: they end what hangs, they measure nothing.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Nothing may be missing from an outline, and nothing be too much.
    toMatchAriaSnapshot: { pathTemplate: "e2e/outlines/{arg}{ext}", children: "deep-equal" },
  },
  reporter: [["list"], ["./e2e/setup/countReporter.ts"], ["./e2e/engines/support/reporter.ts"]],
  // A picture or outline that is missing is a failure; `npm run visual:update` and `npm run outlines:update` make it. One
  // set serves every machine.
  updateSnapshots: "none",
  snapshotPathTemplate: "e2e/visual/{arg}{ext}",
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: browserOptions(),
  },
  projects: [
    { name: "site", testDir: "e2e/site", use: { baseURL: SITE.origin } },
    {
      name: "behaviour",
      testDir: "e2e/behaviour",
      testIgnore: timingSpecs,
      use: { baseURL: TEST_SITE.origin },
    },
    {
      name: "timing",
      testDir: "e2e/behaviour",
      testMatch: timingSpecs,
      retries: 1,
      use: { baseURL: TEST_SITE.origin },
    },
    ...SERVERS.map((serverName) => ({
      name: serverName,
      testDir: "e2e/servers",
      use: { serverName },
    })),
    { name: "packages", testDir: "packages" },
    ...ENGINE_PROJECTS,
  ],
  webServer: [
    { command: serve, url: SITE.origin, env: { PORT: String(SITE.port) } },
    {
      command: serve,
      cwd: TEST_SITE.folder,
      url: TEST_SITE.origin,
      env: { PORT: String(TEST_SITE.port) },
    },
    {
      command: serve,
      cwd: VARIANT.folder,
      url: VARIANT.origin + VARIANT.base,
      env: { PORT: String(VARIANT.port), BASE_PATH: VARIANT.base },
    },
  ],
});
