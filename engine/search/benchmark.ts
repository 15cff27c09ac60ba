import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../projectPaths.ts";
import { parseYamlFile } from "../yamlFile.ts";
import { builtIndex } from "./commandLine.ts";
import { goldenQueries } from "./goldenQueries.ts";

/** What a keystroke may cost, in milliseconds, at the 95th percentile. */
const LONGEST_KEYSTROKE = 8;
const GOLDEN = "content/search/golden.yaml";

/**
 * Types every golden query letter by letter, and pastes long texts. Processor time, because other programs on the
 * machine do not change it.
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
const times = timesOf(typed);
report(`Keystrokes, ${times.length}`, times);
report("The same again", timesOf(typed));
report(
  "Pasted, 10,000 characters",
  timesOf(queries.map((query) => query.repeat(10_000).slice(0, 10_000))),
);

const p95 = percentile(times, 0.95);
if (p95 > LONGEST_KEYSTROKE) {
  console.error(`The 95th percentile is ${p95.toFixed(1)} ms, over ${LONGEST_KEYSTROKE} ms.`);
  process.exitCode = 1;
}

function timesOf(texts: readonly string[]): number[] {
  return texts
    .map((one) => {
      const start = process.cpuUsage();
      index.search(one);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    })
    .toSorted((a, b) => a - b);
}

function report(name: string, sorted: readonly number[]): void {
  const at = [0.5, 0.75, 0.9, 0.95, 0.99, 1].map(
    (share) => `${share === 1 ? "max" : `p${share * 100}`} ${percentile(sorted, share).toFixed(2)}`,
  );
  console.log(`${name}, ms: ${at.join("  ")}`);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
