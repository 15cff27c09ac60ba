import {
  cacheNames,
  deleteCaches,
  type Edition,
  type Failure,
  recordIn,
  writeRecord,
} from "../edition.ts";
import { ChangedFile, editionFile } from "./editionFile.ts";
import { report } from "./report.ts";

/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/** Fills the cache of an edition. If a file cannot be had as the edition has it, nothing of it stays. */
export function createStoring(edition: Edition, scope: string, cacheName: string) {
  const { files, release, bytes } = edition;
  let running: Promise<void> | null = null;
  let waiting: Edition["files"][number][] = [];
  let isStopped = false;

  function start(): Promise<void> {
    running ??= store().finally(() => {
      running = null;
    });
    return running;
  }

  function stop(): void {
    isStopped = true;
    waiting = [];
  }

  async function store(): Promise<void> {
    isStopped = false;
    waiting = [...files];
    // After a rollback, the edition to store is the one that is already stored.
    if ((await recordIn(scope, cacheName)) !== null) return;
    try {
      const known = await dropUnfinished();
      const cache = await caches.open(cacheName);
      await storeFiles(cache, [...known, cacheName]);
      if (isStopped) throw new Error("The reader has stopped it.");
      await writeRecord(scope, cache, { release, bytes, stored: Date.now(), active: false });
    } catch (error) {
      await deleteCaches([cacheName]);
      await report(isStopped ? "settled" : { failure: failureOf(error) });
      throw error;
    }
  }

  /** What an earlier worker left when it was stopped half-way. Returns the caches of editions that are whole. */
  async function dropUnfinished(): Promise<string[]> {
    const whole: string[] = [];
    for (const name of await cacheNames(scope)) {
      if ((await recordIn(scope, name)) !== null) whole.push(name);
      else if (name !== cacheName) await deleteCaches([name]);
    }
    return whole;
  }

  async function storeFiles(cache: Cache, known: readonly string[]): Promise<void> {
    let stored = 0;
    const work = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const [address, hash] = file;
        await cache.put(scope + address, await editionFile(scope + address, hash, known));
        stored++;
        await report({ stored, total: files.length });
      }
    };
    const end = (error: unknown) => {
      waiting = [];
      throw error;
    };
    // Not before all have ended: one that still runs would store its file in a cache that is gone.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(end)));
    for (const one of ends) if (one.status === "rejected") throw one.reason;
  }

  return { start, stop };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ChangedFile) return "changed";
  const isFull = error instanceof Error && error.name === "QuotaExceededError";
  return isFull ? "space" : "connection";
}
