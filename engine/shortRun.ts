import { setFlagsFromString } from "node:v8";

/** Sets V8 up for a process of seconds; its defaults are for servers and browsers. Measured in decisions/0013. */
export function expectShortRun(): void {
  // By default V8 optimises so early, and inlines so much, that a short run loses a quarter of its processor time.
  // Since Node 22 a quicker compiler comes before that one, and V8 does not know this flag.
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=1000000");
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=300");
  // Garbage is collected when the heap has grown by half, not by several times what is in use: 160 MB less at the peak.
  setFlagsFromString("--heap-growing-percent=50");
}
