import { readdirSync, readFileSync } from "node:fs";
import { startCommand } from "../../testing/startCommand.ts";

export type CommandCost = {
  seconds: number;
  /** Of the command and all that it started; null where the system does not say. */
  cpuSeconds: number | null;
  /** The most that all its processes held at one time. */
  peakMegabytes: number | null;
};

/** Clock ticks per second and bytes per page: Linux has used no others on these machines for decades. */
const TICKS = 100;
const PAGE_BYTES = 4096;
const SAMPLE_EVERY = 50;

/** Runs a command to its end. Its processor time and memory come from /proc, so only Linux has them. */
export async function measureCommand(
  command: readonly [string, ...string[]],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandCost> {
  const cpuBefore = childrenSeconds();
  const start = performance.now();
  const { pid, output, ended } = startCommand(command, {
    folder,
    environment: { NODE_ENV: "production", CI: "1", ...environment },
  });
  let peak = 0;
  const sampling = setInterval(() => {
    if (pid !== undefined) peak = Math.max(peak, residentBytes(pid));
  }, SAMPLE_EVERY);
  const code = await ended;
  clearInterval(sampling);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) {
    throw new Error(`${command.join(" ")} failed in ${folder}:\n${output().slice(-4000)}`);
  }
  const cpuAfter = childrenSeconds();
  return {
    seconds,
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    peakMegabytes: peak === 0 ? null : peak / 1_000_000,
  };
}

/** Processor time of all processes that this one has started and that have ended. */
function childrenSeconds(): number | null {
  const fields = procFields("/proc/self/stat");
  if (fields === null) return null;
  // The fields 16 and 17 of proc(5), counted from the third, because the second may hold spaces.
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** What a process and all below it hold in memory. */
export function residentBytes(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of numericNames("/proc")) {
    const parent = Number(procFields(`/proc/${name}/stat`)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), name]);
  }
  const sum = (pid: number): number =>
    Number(procText(`/proc/${pid}/statm`)?.split(" ")[1] ?? 0) * PAGE_BYTES +
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function numericNames(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** From the third field on: state, parent, and so on. */
function procFields(file: string): string[] | null {
  const text = procText(file);
  return text === null ? null : text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** A process may be gone by the time it is looked at. */
function procText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
