// Runs a TypeScript module of this project on any supported Node.
import "./bundlerMemory.mjs";
import { resolve } from "node:path";
import { importBundled } from "./importBundled.mjs";

const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: node engine/run.mjs <file.ts> [arguments]");
  process.exit(2);
}
process.argv.splice(1, process.argv.length - 1, resolve(file), ...rest);
await importBundled(resolve(file));
