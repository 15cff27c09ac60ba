import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../testing/runCommand.ts";
import { temporaryFolders } from "../testing/temporaryFolders.ts";

const folder = temporaryFolders()("bundled");
const [entry, other] = [join(folder, "entry.ts"), join(folder, "other.ts")];
const run = (program: string) => {
  writeFileSync(other, "export const place: string = import.meta.filename;\n");
  writeFileSync(entry, program);
  return runCommand(".", process.execPath, ["engine/run.mjs", entry]);
};

it("joins modules that know where they are, and leaves packages as they are", async () => {
  const { code, output } = await run(
    'import { sep } from "node:path";\nimport { place } from "./other.ts";\nconsole.log(place as string, sep);\n',
  );
  expect([code, output.trim()]).toEqual([0, `${other} ${join("/")}`]);
});

it("says the line of the source where something failed", async () => {
  const { code, output } = await run(
    'type Never = never;\n\nexport function fail(): Never {\n  throw new Error("a mistake");\n}\nfail();\n',
  );
  expect(code).toBe(1);
  expect(output).toContain("Error: a mistake");
  expect(output).toContain(`${entry}:4:`);
});
