import { defineConfig } from "vitest/config";

/** Pure functions and the build's checks. Browsers are e2e's business. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    environment: "node",
  },
});
