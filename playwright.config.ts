import { defineConfig } from "@playwright/test";
import { browserOptions } from "./e2e/setup/browserOptions.ts";
import { SITE, VARIANT } from "./e2e/setup/servers.ts";

const serve = `node ${import.meta.dirname}/engine/run.mjs server/serve.ts`;

/**
 * Browser tests on what `npm run build` wrote. Run them with `npm run e2e`, which finds a browser and builds the
 * variant first; `npm test` builds the site too.
 */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // Named in the report, and more than a few fail the run: decisions/0006, e2e/setup/countReporter.ts.
  retries: 1,
  workers: 2,
  // Generous, because machines are noisy: they end what hangs, they measure nothing.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["./e2e/setup/countReporter.ts"]],
  // A picture that is missing is a failure; `npm run visual:update` draws it. One set serves every machine.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  use: {
    baseURL: SITE.origin,
    viewport: { width: 1280, height: 900 },
    launchOptions: browserOptions(),
  },
  webServer: [
    { command: serve, url: SITE.origin, env: { PORT: String(SITE.port) } },
    {
      command: serve,
      cwd: VARIANT.folder,
      url: VARIANT.origin + VARIANT.base,
      env: { PORT: String(VARIANT.port), BASE_PATH: VARIANT.base },
    },
  ],
});
