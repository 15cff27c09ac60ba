/** A file that is not the one of this edition: another build has been deployed, or something on the way changes files. */
export class ChangedFile extends Error {}

/** The file with this hash: from one of these caches, as most files are the same in the next edition, or fetched. */
export async function editionFile(
  url: string,
  hash: string,
  known: readonly string[],
): Promise<Response> {
  for (const cacheName of known) {
    const response = await caches.match(url, { cacheName });
    if (response !== undefined && (await hashOf(await response.clone().arrayBuffer())) === hash) {
      return response;
    }
  }
  // What is wrong with a file may be in the browser's own cache, so it is fetched past that before it counts as changed.
  const file = (await fetched(url, hash, "no-cache")) ?? (await fetched(url, hash, "reload"));
  if (file === null) throw new ChangedFile(url);
  return file;
}

/** Null if it is another file. */
async function fetched(url: string, hash: string, cache: RequestCache): Promise<Response | null> {
  // The status says nothing: servers send the not-found page with 404. The hash does.
  const response = await fetch(url, { cache });
  const content = await response.arrayBuffer();
  if ((await hashOf(content)) !== hash) return null;
  const headers = new Headers(response.headers);
  // The content is no longer coded, and the same for every request.
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return new Response(content, { headers });
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
