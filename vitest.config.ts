import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Everything that needs no browser: functions, checks, servers, whole builds, samples in seven languages. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    environment: "node",
    // Two files take most of the time: they run beside each other. Files share loaded modules, none their state.
    maxWorkers: availableParallelism(),
    isolate: false,
  },
});
