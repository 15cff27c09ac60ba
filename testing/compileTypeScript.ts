import { resolve } from "node:path";
import { runProgram } from "./samples/runProgram.ts";

const OPTIONS = ["--ignoreConfig", "--strict", "--target", "es2022", "--module", "esnext"];

/** What the compiler has to say of a file, strictly read; nothing if it is content. */
export async function compileTypeScript(file: string, options: readonly string[]): Promise<string> {
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const args = [tsc, ...OPTIONS, "--moduleResolution", "bundler", ...options, file];
  return (await runProgram([process.execPath, ...args])).stdout;
}
