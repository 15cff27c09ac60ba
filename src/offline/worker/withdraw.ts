import { cacheNames, deleteCaches } from "../edition.ts";
import { worker } from "./scope.ts";

/** The kill switch: takes over at once from whatever worker was there, and removes all of it, itself included. */
export function withdraw(): void {
  worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener("activate", (event) => event.waitUntil(removeAll()));
}

async function removeAll(): Promise<void> {
  await deleteCaches(await cacheNames(worker.registration.scope));
  await worker.registration.unregister();
}
