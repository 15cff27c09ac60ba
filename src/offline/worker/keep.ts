import {
  cachePrefix,
  deleteCaches,
  type Edition,
  recordIn,
  storedEditions,
  writeRecord,
} from "../edition.ts";
import { respondFrom } from "./respond.ts";
import { worker } from "./scope.ts";
import { storeEdition } from "./storeEdition.ts";

/**
 * One worker has one edition, and the browser's own rules do the rest. A new worker is installed when its edition is whole;
 * one that fails leaves the worker before it in charge. It waits until no page uses that one, so every page gets
 * the files of one edition.
 */
export function keep(edition: Edition): void {
  const { scope } = worker.registration;
  const cacheName = cachePrefix(scope) + edition.id;
  const respond = respondFrom(edition, scope, cacheName);

  worker.addEventListener("install", (event) => {
    event.waitUntil(storeEdition(edition, scope, cacheName).then(() => dropOthers("waiting")));
  });
  worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  worker.addEventListener("fetch", (event) => {
    const response = respond(event.request);
    if (response !== null) event.respondWith(response);
  });

  async function takeOver(): Promise<void> {
    const record = await recordIn(scope, cacheName);
    if (record !== null) await writeRecord(scope, cacheName, { ...record, active: true });
    await dropOthers("all");
    // The page on which the reader asked for it: from now on it, too, works without a connection.
    await worker.clients.claim();
  }

  /** Others that are whole: while this one waits, the one in use has to stay. */
  async function dropOthers(which: "all" | "waiting"): Promise<void> {
    const others = (await storedEditions(scope)).filter((other) => other.cacheName !== cacheName);
    const dropped = others.filter(({ record }) => which === "all" || !record.active);
    await deleteCaches(dropped.map((other) => other.cacheName));
  }
}
