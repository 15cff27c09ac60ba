import { startCommand } from "./startCommand.ts";

/**
 * Runs scripts of package.json beside each other, prints what each said when it ends, and fails if one of
 * them failed: `node engine/run.mjs testing/runScripts.ts types lint unit`.
 */
const names = process.argv.slice(2);
console.log(`Running beside each other, each printed when it ends: ${names.join(", ")}`);
const results = await Promise.all(names.map(run));
console.log(results.map(({ line }) => line).join("\n"));
if (!results.every(({ passed }) => passed)) process.exitCode = 1;

async function run(name: string): Promise<{ passed: boolean; line: string }> {
  const start = performance.now();
  const { ended, output } = startCommand(["npm", "run", "--silent", name]);
  const passed = (await ended) === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${passed ? "passed" : "FAILED"}  ${name} (${seconds} s)`;
  console.log(`\n──── ${line}\n${output().trimEnd()}`);
  return { passed, line };
}
