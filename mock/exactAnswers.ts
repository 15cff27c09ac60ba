import type { Query } from "./query.ts";
import type { Source } from "./sources.ts";

/** A request that belongs to an operation; `body` is what was read of it. */
export type Asked = Pick<Source, "operationId" | "path" | "query"> & { body: unknown };

/** Finds the source that was asked the very same. Where two were, the first counts. */
export function exactAnswers(sources: readonly Source[]): (asked: Asked) => Source | null {
  const known = new Map<string, Source>();
  for (const source of sources) {
    const body = source.body.kind === "read" ? source.body.value : undefined;
    const key = keyOf({ ...source, body });
    if (!known.has(key)) known.set(key, source);
  }
  return (asked) => known.get(keyOf(asked)) ?? null;
}

/** Paths in any case, parameters in any order. The callback only wraps an answer. */
function keyOf({ operationId, path, query, body }: Asked): string {
  const values = Object.values(path).map((value) => value.toLowerCase());
  return JSON.stringify([operationId, values, sorted(query), body ?? null]);
}

function sorted({ callback: _, ...query }: Query): [string, unknown][] {
  return Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
}
