import { startCommand } from "./startCommand.ts";

export type Outcome = { code: number | null; output: string };

/** Runs a command in a folder as a person would, and gives what it printed and how it ended. */
export async function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const { ended, output } = startCommand([command, ...args], {
    folder,
    // Vitest sets NODE_ENV, which a person's shell does not.
    environment: { NODE_ENV: "production", ...environment },
  });
  const code = await ended;
  return { code, output: output() };
}

export function runBuild(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  return runCommand(folder, process.execPath, ["engine/vite.mjs", "build"], environment);
}

/** What `npm run offline` does when the site is built. */
export function runOffline(folder: string): Promise<Outcome> {
  return runCommand(folder, process.execPath, ["engine/run.mjs", "engine/offline/main.ts"]);
}
