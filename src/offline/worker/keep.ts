import {
  cachePrefix,
  deleteCaches,
  type Edition,
  type EditionRecord,
  recordIn,
  storedEditions,
  writeRecord,
} from "../edition.ts";
import { report } from "./report.ts";
import { respondFrom } from "./respond.ts";
import { worker } from "./scope.ts";
import { createStoring } from "./storing.ts";

/**
 * One worker has one edition, and the browser's own rules do the rest. A new worker is installed when its edition is whole;
 * one that fails leaves the worker before it in charge. It waits until no page uses that one, so every page gets
 * the files of one edition.
 */
export function keep(edition: Edition): void {
  const { scope } = worker.registration;
  const cacheName = cachePrefix(scope) + edition.id;
  const respond = respondFrom(edition, scope, cacheName);
  const storing = createStoring(edition, scope, cacheName);

  worker.addEventListener("install", (event) => event.waitUntil(storing.start().then(settleIn)));
  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  worker.addEventListener("message", (event) => {
    if (event.data === "stop") storing.stop();
    // The browser dropped the edition, or the reader removed it and asks again before the worker is gone.
    else event.waitUntil(storing.start().then(takeOver));
  });
  worker.addEventListener("fetch", (event) => {
    const response = respond(event.request);
    if (response !== null) event.respondWith(response);
  });

  /** Installed, until no page uses the previous edition. Replaces one that waits for the same. */
  async function settleIn(): Promise<void> {
    await dropOthers((other) => !other.active);
    await report("settled");
  }

  async function takeOver(): Promise<void> {
    const cache = await caches.open(cacheName);
    const record = await recordIn(scope, cacheName);
    if (record !== null) await writeRecord(scope, cache, { ...record, active: true });
    await dropOthers((other) => other.active);
    // The page on which the reader asked for it: from now on it, too, works without a connection.
    await worker.clients.claim();
    await report("settled");
  }

  async function dropOthers(isDropped: (record: EditionRecord) => boolean): Promise<void> {
    const dropped = (await storedEditions(scope)).filter(
      (other) => other.cacheName !== cacheName && isDropped(other.record),
    );
    await deleteCaches(dropped.map((other) => other.cacheName));
  }
}
