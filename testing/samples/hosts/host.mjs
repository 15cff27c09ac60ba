// Runs each program as a module of its own, and writes what it did beside it (../hosts.ts). A thread for each
// takes many times as long.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

class Exit extends Error {
  constructor(code) {
    super();
    this.code = code;
  }
}

process.exit = (code = 0) => {
  throw new Exit(code);
};

for (const path of process.argv.slice(2)) {
  const outcome = { code: 0, stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"]) {
    process[name].write = (text) => {
      outcome[name] += text;
      return true;
    };
  }
  try {
    await import(pathToFileURL(path).href);
  } catch (error) {
    outcome.code = error instanceof Exit ? error.code : 1;
    if (!(error instanceof Exit)) outcome.stderr += error.stack;
  }
  for (const [name, value] of Object.entries(outcome)) {
    writeFileSync(join(dirname(path), name), String(value));
  }
}
