import { join } from "node:path";
import { loadConfigFromFile } from "vite";
import { expect, test } from "vitest";

const file = join(process.cwd(), "vite.config.ts");

test("a server that is started with the configuration of builds says what to run instead", async () => {
  const serving = loadConfigFromFile(
    { command: "serve", mode: "development" },
    file,
    undefined,
    "silent",
  );
  await expect(serving).rejects.toThrow("vite.config.ts is for builds. Run: npm run dev");
});
