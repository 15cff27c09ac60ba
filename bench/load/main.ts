import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileLike, PAGES } from "../../e2e/servers/site.ts";
import { type ServerName, startServer } from "../../e2e/servers/startServer.ts";
import { startCommand } from "../../testing/startCommand.ts";
import { residentBytes } from "../build/measureCommand.ts";
import { currentLoad } from "../machine.ts";
import { type LoadResult, parseWrkReport } from "./wrkReport.ts";

/** In seconds. */
const DURATION = Number(process.argv[2] ?? 60);
const CONNECTIONS = 64;
/** Memory may grow by this much from the first third of the time to the last. */
const MOST_GROWTH = 1.1;

/** `npm run bench:load`: requests all documents and scripts of dist/ from our server and from nginx, as fast as they can send them. */
const scratch = mkdtempSync(join(tmpdir(), "load-"));
const list = join(scratch, "paths");
const assets = [
  /^assets\/loader-.*\.js$/,
  /^assets\/style-.*\.css$/,
  /^assets\/entry-client-.*\.js$/,
];
writeFileSync(
  list,
  [...PAGES.map(({ path }) => path), ...assets.map((file) => `/${fileLike(file)}`)].join("\n"),
);
try {
  console.log(
    `${DURATION} s each, ${CONNECTIONS} connections, Brotli, load before ${currentLoad().toFixed(1)}`,
  );
  const ours = await measure("npm start");
  const nginx = await measure("nginx");
  console.log(
    `npm start / nginx: ${(ours.requestsPerSecond / nginx.requestsPerSecond).toFixed(2)}`,
  );
} finally {
  rmSync(scratch, { recursive: true });
}

async function measure(name: ServerName): Promise<LoadResult> {
  const server = await startServer(name);
  if (server === null) throw new Error(`${name} is not installed.`);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentBytes(server.pid)), 1000);
  const wrk = startCommand(
    [
      "wrk",
      ...["--threads", "1", "--connections", String(CONNECTIONS), "--duration", `${DURATION}s`],
      ...["--latency", "--header", "Accept-Encoding: br", "--script", "bench/load/paths.lua"],
      `http://localhost:${server.port}`,
    ],
    { environment: { LOAD_PATHS: list } },
  );
  await wrk.ended;
  clearInterval(sampling);
  await server.stop();
  const result = parseWrkReport(wrk.output());
  report(name, result, memory);
  return result;
}

function report(
  name: ServerName,
  { requestsPerSecond, errors, p99 }: LoadResult,
  memory: number[],
) {
  const third = Math.floor(memory.length / 3);
  const growth = Math.max(...memory.slice(-third)) / Math.max(...memory.slice(0, third));
  const curve = memory
    .filter((_, second) => second % 10 === 9)
    .map((bytes) => Math.round(bytes / 2 ** 20));
  console.log(
    `${name}: ${Math.round(requestsPerSecond)} requests/s, ${errors} errors, 99 % within ${p99}`,
  );
  console.log(
    `  MB every 10 s: ${curve.join(", ")}; the last third / the first: ${growth.toFixed(2)}`,
  );
  if (errors === 0 && growth < MOST_GROWTH) return;
  console.error(`${name} has errors, or its memory grows.`);
  process.exitCode = 1;
}
