import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../projectPaths.ts";
import { parseYamlFile } from "../yamlFile.ts";
import { builtIndex } from "./commandLine.ts";
import { goldenQueries } from "./goldenQueries.ts";

/** What a keystroke may cost, in milliseconds, at the 95th percentile. */
const LONGEST_KEYSTROKE = 8;
type Times = { wall: number[]; processor: number[] };
const GOLDEN = "content/search/golden.yaml";

/**
 * Types every golden query letter by letter, and pastes long texts. The limit is for the time a reader waits;
 * processor time is printed beside it, because other programs on the machine change it less.
 */
const { root, dist } = projectPaths(process.cwd());
const text = readFileSync(join(root, GOLDEN), "utf8");
const queries = goldenQueries(parseYamlFile(text, GOLDEN).value).map(({ query }) => query);

const opened = performance.now();
const index = builtIndex(dist);
console.log(`Open the index: ${(performance.now() - opened).toFixed(0)} ms`);

const typed = queries.flatMap((query) =>
  Array.from({ length: Math.min(query.length, 60) }, (_, end) => query.slice(0, end + 1)),
);
const rounds = [1, 2, 3].map((round) => {
  const times = timesOf(typed);
  report(`Keystrokes, ${typed.length}, round ${round}`, times);
  return percentile(times.wall, 0.95);
});
report(
  "Pasted, 10,000 characters",
  timesOf(queries.map((query) => query.repeat(10_000).slice(0, 10_000))),
);

// Other programs on the machine only ever add to it.
const p95 = Math.min(...rounds);
if (p95 > LONGEST_KEYSTROKE) {
  console.error(`The 95th percentile is ${p95.toFixed(1)} ms, over ${LONGEST_KEYSTROKE} ms.`);
  process.exitCode = 1;
}

/** Milliseconds of each search, sorted. */
function timesOf(texts: readonly string[]): Times {
  const wall: number[] = [];
  const processor: number[] = [];
  for (const one of texts) {
    const start = performance.now();
    const before = process.cpuUsage();
    index.search(one);
    const { user, system } = process.cpuUsage(before);
    wall.push(performance.now() - start);
    processor.push((user + system) / 1000);
  }
  const sorted = (times: number[]) => times.toSorted((a, b) => a - b);
  return { wall: sorted(wall), processor: sorted(processor) };
}

function report(name: string, { wall, processor }: Times): void {
  console.log(`${name}, ms\n  wall:      ${summary(wall)}\n  processor: ${summary(processor)}`);
}

function summary(sorted: readonly number[]): string {
  const at = [0.5, 0.75, 0.9, 0.95, 0.99, 1].map(
    (share) => `${share === 1 ? "max" : `p${share * 100}`} ${percentile(sorted, share).toFixed(2)}`,
  );
  return at.join("  ");
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
