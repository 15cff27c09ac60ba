import type { Report } from "../edition.ts";
import { worker } from "./scope.ts";

/** Tells every page of the site, also those that this worker does not serve. */
export async function report(what: Report): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(what);
}
