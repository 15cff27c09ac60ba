import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Everything that needs no browser: functions, checks, servers, whole builds, samples in seven languages. */
export default defineConfig({
  test: {
    include: ["{src,engine,server,mock,testing,e2e,bench,packages}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Two files take most of the time: they run beside each other. Files share loaded modules, none their state.
    maxWorkers: availableParallelism(),
    isolate: false,
    // Generous, because machines are noisy and many tests read the whole contract: they end what hangs, they measure
    // nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
