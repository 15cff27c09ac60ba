import {
  cacheNames,
  deleteCaches,
  type Edition,
  type Failure,
  type Report,
  recordIn,
  writeRecord,
} from "../edition.ts";
import { worker } from "./scope.ts";

/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/** Fills an edition's cache. If a file cannot be had as the edition has it, nothing of it stays. */
export async function storeEdition(
  edition: Edition,
  scope: string,
  cacheName: string,
): Promise<void> {
  // A deploy was taken back: the edition that pages use now is the new one again.
  if ((await recordIn(scope, cacheName)) !== null) return;
  const caches = await dropUnfinished(scope, cacheName);
  try {
    await storeFiles(edition, scope, cacheName, caches);
    const { release, bytes } = edition;
    const record = { release, bytes, stored: Date.now(), active: false };
    await writeRecord(scope, cacheName, record);
  } catch (error) {
    await deleteCaches([cacheName]);
    await report({ failure: failureOf(error) });
    throw error;
  }
}

/** What an earlier worker left when it was stopped half-way. Returns the caches of editions that are whole. */
async function dropUnfinished(scope: string, own: string): Promise<string[]> {
  const whole: string[] = [];
  for (const name of await cacheNames(scope)) {
    if ((await recordIn(scope, name)) !== null) whole.push(name);
    else if (name !== own) await deleteCaches([name]);
  }
  return [...whole, own];
}

async function storeFiles(
  { files }: Edition,
  scope: string,
  cacheName: string,
  known: readonly string[],
): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...files];
  let stored = 0;
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const [address, hash] = file;
      const response =
        (await knownFile(known, scope + address, hash)) ?? (await fetchFile(scope + address, hash));
      await cache.put(scope + address, response);
      stored++;
      await report({ stored, total: files.length });
    }
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  // Not before all have ended: one that still runs would store its file in a cache that is gone.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(stop)));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Most files are the same in the next edition. */
async function knownFile(
  known: readonly string[],
  url: string,
  hash: string,
): Promise<Response | null> {
  for (const cacheName of known) {
    const response = await caches.match(url, { cacheName });
    if (response !== undefined && (await hashOf(await response.clone().arrayBuffer())) === hash) {
      return response;
    }
  }
  return null;
}

/** A file that is not the one of this edition: another build has been deployed, or something on the way changes files. */
class ChangedFile extends Error {}

async function fetchFile(url: string, hash: string): Promise<Response> {
  // The status says nothing: servers send the not-found page with 404. The hash does.
  const response = await fetch(url, { cache: "no-cache" });
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== hash) throw new ChangedFile(url);
  const headers = new Headers(response.headers);
  // The content is no longer coded, and the same for every request.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(content, { headers });
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function failureOf(error: unknown): Failure {
  if (error instanceof ChangedFile) return "changed";
  const isFull = error instanceof Error && error.name === "QuotaExceededError";
  return isFull ? "space" : "connection";
}

async function report(what: Report): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(what);
}
