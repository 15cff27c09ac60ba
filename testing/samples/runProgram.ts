import { x } from "tinyexec";

export type Run = { code: number | null; stdout: string; stderr: string };

type Options = { folder?: string; environment?: Record<string, string>; timeout?: number };

/** Runs a program to its end. A program that is not there, or takes too long, has the code null. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  { folder = process.cwd(), environment = {}, timeout = 60_000 }: Options = {},
): Promise<Run> {
  // A proxy for the internet is none for this machine.
  const env = { NO_PROXY: "*", no_proxy: "*", ...environment };
  const running = x(program, args, {
    timeout,
    nodeOptions: { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] },
  });
  // tinyexec decodes chunk by chunk, which would break a character that two chunks share.
  running.process?.stdout?.setEncoding("utf8");
  running.process?.stderr?.setEncoding("utf8");
  try {
    const { exitCode = null, ...output } = await running;
    return { code: exitCode, ...output };
  } catch (error) {
    return { code: null, stdout: "", stderr: String(error) };
  }
}
