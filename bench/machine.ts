import { cpus, loadavg, release, type as systemType, totalmem } from "node:os";

export type Machine = {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  system: string;
  node: string;
  browser: string;
};

export function describeMachine(browser: string): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? "unknown",
    cores: all.length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${systemType()} ${release()}`,
    node: process.version,
    browser,
  };
}

/** How many processes wanted to run in the last minute: more than there are cores, and times are not to be trusted. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}
