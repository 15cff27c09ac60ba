import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Run, runProgram } from "./runProgram.ts";

/** A sample in a folder of its own. */
export type PlacedSample = { name: string; folder: string; fileName: string };

export const NOT_RUN: Run = { code: null, stdout: "", stderr: "It was not run." };

export function pathOf({ folder, fileName }: PlacedSample): string {
  return join(folder, fileName);
}

export function hostFile(name: string): string {
  return join(import.meta.dirname, "hosts", name);
}

/**
 * Runs samples with a host: a program that takes their paths, starts one after the other apart from the others, and
 * leaves what each printed and its exit code in its folder.
 */
export async function runHost(
  command: readonly [string, ...string[]],
  samples: readonly PlacedSample[],
): Promise<Run[]> {
  const host = await runProgram([...command, ...samples.map(pathOf)], { timeout: 600_000 });
  if (host.code !== 0) throw new Error(`${command.join(" ")} failed:\n${host.stderr}`);
  return Promise.all(samples.map(({ folder }) => readRun(folder)));
}

async function readRun(folder: string): Promise<Run> {
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const [code, stdout, stderr] = await Promise.all(["code", "stdout", "stderr"].map(read));
  return { code: Number(code), stdout: stdout ?? "", stderr: stderr ?? "" };
}
