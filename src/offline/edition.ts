/** All that a build gives readers to keep: what its pages need, each at the address where it is requested. */
export type Edition = {
  /** Made of the files, so that two editions with the same id are the same. */
  id: string;
  /** The release of the API that it describes. */
  release: string;
  bytes: number;
  /** Address below the site's own, and the SHA-256 of the content in hexadecimal. */
  files: readonly (readonly [address: string, hash: string])[];
};

/** What an edition's cache says of it. It is written last, so an edition without one is not whole. */
export type EditionRecord = {
  release: string;
  bytes: number;
  /** When the last file was stored, as `Date.now()`. */
  stored: number;
  /** Pages are served from it. False: it waits until all pages that use the one before are closed. */
  active: boolean;
};

/** The worker tells the page how it gets on; "settled" means that it is worth looking again. */
export type Report = { stored: number; total: number } | { failure: Failure } | "settled";

/** Why an edition could not be stored: no space, no connection, or files that are not those of this edition. */
export type Failure = "space" | "connection" | "changed";

/** The page tells a worker that is in charge already to store its edition again, or to stop. */
export type Order = "store" | "stop";

/** Caches belong to an origin, which may have other sites: theirs have another prefix. */
export function cachePrefix(scope: string): string {
  return `docs ${scope} `;
}

const recordAddress = (scope: string) => `${scope}?edition`;

/** An edition that is whole, and the cache it is in. */
type StoredEdition = { cacheName: string; record: EditionRecord };

export async function storedEditions(scope: string): Promise<StoredEdition[]> {
  const editions: StoredEdition[] = [];
  for (const cacheName of await cacheNames(scope)) {
    const record = await recordIn(scope, cacheName);
    if (record !== null) editions.push({ cacheName, record });
  }
  return editions;
}

export async function cacheNames(scope: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
}

export async function recordIn(scope: string, cacheName: string): Promise<EditionRecord | null> {
  const response = await caches.match(recordAddress(scope), { cacheName });
  return response === undefined ? null : response.json();
}

/** To the cache that is open, even if it has been deleted since: a record must not be where the files are not. */
export async function writeRecord(
  scope: string,
  cache: Cache,
  record: EditionRecord,
): Promise<void> {
  await cache.put(recordAddress(scope), new Response(JSON.stringify(record)));
}

export async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
