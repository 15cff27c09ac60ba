export type LoadResult = { requestsPerSecond: number; errors: number; p99: string };

/** Reads what wrk prints with --latency. */
export function parseWrkReport(text: string): LoadResult {
  const requests = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  if (requests === undefined) throw new Error(`wrk has measured nothing:\n${text}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  const broken = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    requestsPerSecond: Number(requests),
    errors: broken.map(Number).reduce((sum, count) => sum + count, refused),
    p99: /99%\s+(\S+)/.exec(text)?.[1] ?? "unknown",
  };
}
