import { spawn } from "node:child_process";

export type RunningCommand = {
  /** Of the process; undefined if there is no such program. */
  pid: number | undefined;
  /** What it printed so far. */
  output: () => string;
  /** Waits for words, and gives what the pattern's first group holds. Fails when they do not come. */
  says: (pattern: RegExp) => Promise<string>;
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it as Ctrl-C does, or by another signal, and resolves like `ended`. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Options = {
  folder?: string;
  environment?: Record<string, string>;
  /** Whether what it starts is stopped with it: a terminal sends Ctrl-C, and CI the end of a job, to all of it. */
  isGroup?: boolean;
};

/** Ends what hangs, shortly before the test's own time is over, so that it is said what came instead. */
const PATIENCE = 50_000;

/** Starts a command that runs until it is stopped, such as a server. */
export function startCommand(
  [program, ...args]: readonly [string, ...string[]],
  { folder, environment = {}, isGroup = false }: Options = {},
): RunningCommand {
  const child = spawn(program, args, {
    ...(folder !== undefined && { cwd: folder }),
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: isGroup,
  });
  let output = "";
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const read = (data: string | Error) => {
    output += data;
    notify();
  };
  child.stdout.setEncoding("utf8").on("data", read);
  child.stderr.setEncoding("utf8").on("data", read);
  child.on("error", read);
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      hasEnded = true;
      notify();
      resolve(code);
    });
  });

  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        listeners.delete(look);
        act();
      };
      const look = () => {
        const found = pattern.exec(output);
        if (found) settle(() => resolve(found[1] ?? ""));
        else if (hasEnded) settle(() => reject(new Error(output.trim())));
      };
      const giveUp = () => reject(new Error(`It does not say ${pattern}, but:\n${output}`));
      const timer = setTimeout(() => settle(giveUp), PATIENCE);
      listeners.add(look);
      look();
    });

  const stop = (signal: NodeJS.Signals = "SIGINT") => {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
    return ended;
  };
  return { pid: child.pid, output: () => output, says, ended, stop };
}
