import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolders } from "../temporaryFolders.ts";
import { interpreterOrSkip } from "./interpreters.ts";
import { sampleRunner } from "./sampleRunners.ts";

const temporaryFolder = temporaryFolders();

/** Programs that print, end with a code, and fail, and what the last one says. */
const programs: [string, string, string[], string][] = [
  [
    "javascript",
    "request.mjs",
    ['console.log("aé")', 'console.error("b"); process.exit(3);', "const a = 1; missing();"],
    "missing is not defined",
  ],
  [
    "python",
    "request.py",
    ['print("aé")', 'import sys\nprint("b", file=sys.stderr)\nsys.exit(3)', "requests.get('')"],
    "name 'requests' is not defined",
  ],
  [
    "ruby",
    "request.rb",
    ['require "json"\nputs "aé"', 'warn "b"\nexit 3', "puts [].to_json"],
    "undefined method `to_json'",
  ],
];

test.for(programs)(
  "%s: each program has its own output, code and libraries",
  async ([language, fileName, codes, message], { skip }) => {
    const program = await interpreterOrSkip(language, "this test", skip);
    const parent = temporaryFolder("programs");
    const samples = codes.map((code, index) => {
      const folder = join(parent, String(index));
      mkdirSync(folder);
      writeFileSync(join(folder, fileName), code);
      return { name: String(index), folder, fileName };
    });
    expect(await sampleRunner(language)(program, samples, parent)).toEqual([
      { code: 0, stdout: "aé\n", stderr: "" },
      { code: 3, stdout: "", stderr: "b\n" },
      { code: 1, stdout: "", stderr: expect.stringContaining(message) },
    ]);
  },
);
