import { spawn } from "node:child_process";

export type Run = { code: number | null; stdout: string; stderr: string };

type Options = { folder?: string; environment?: Record<string, string>; timeout?: number };

/** Runs a program to its end. A program that is not there has the code null. */
export function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { folder, environment = {}, timeout = 60_000 }: Options = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(folder !== undefined && { cwd: folder }),
      // A proxy for the internet is none for this machine.
      env: { ...process.env, NO_PROXY: "*", no_proxy: "*", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      timeout,
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", (error) => resolve({ code: null, stdout, stderr: error.message }));
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}
