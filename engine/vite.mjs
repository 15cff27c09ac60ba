// Runs Vite's command line with Node set up for a process of seconds: `node engine/vite.mjs build`. Node's defaults are
// for servers and browsers; decisions/0013 has what each line gains.
import "./bundlerMemory.mjs";
import { setFlagsFromString } from "node:v8";

// By default V8 optimises so early, and inlines so much, that a short run loses a quarter of its processor time.
// Since Node 22 a quicker compiler comes before that one, and V8 does not know this flag.
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=450000");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=300");
// Garbage is collected when the heap has doubled, not when it has several times what is in use.
setFlagsFromString("--heap-growing-percent=100");

// Otherwise Vite looks in each module of the configuration for what a later edition of it will not load: 0.4 s.
process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] ??= "true";
if (process.argv[2] === "dev") process.argv.push("--config", "vite.dev.config.ts");

await import(new URL("bin/vite.js", import.meta.resolve("vite/package.json")).href);
