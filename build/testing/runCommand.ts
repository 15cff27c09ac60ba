import { spawn } from "node:child_process";

export type Outcome = { code: number | null; output: string };

/** Runs a command in a folder as a person would, and gives what it printed and how it ended. */
export function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      // Vitest sets NODE_ENV, which a person's shell does not.
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", ...environment },
    });
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.stderr.on("data", (data) => {
      output += data;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

export function runBuild(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return runCommand(folder, "npx", ["vite", "build"], environment);
}
