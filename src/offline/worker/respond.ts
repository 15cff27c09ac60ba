import { barePath } from "../../lib/barePath.ts";
import type { Edition } from "../edition.ts";

/** How long the network may take before the stored file is served, in ms. */
const TIMEOUT_MS = 3000;

/** What the server sends where there is no page, by its address in an edition. */
const NOT_FOUND = "404.html";

/**
 * Responds to a request for this site, or leaves it to the browser (null). Files whose names change with their content
 * come from the edition. All else comes from the network, so that a reader with a connection always gets what is published
 * now, and from the edition if the network fails or is slow.
 */
export function respondFrom({ files }: Edition, scope: string, cacheName: string) {
  const addresses = new Set(files.map(([address]) => address));

  const stored = async (address: string) =>
    addresses.has(address) ? await caches.match(scope + address, { cacheName }) : undefined;

  /** The page that a server would lead to from another spelling: with a slash at the end, or with .html. */
  function redirect(address: string, search: string): Response | undefined {
    const page = barePath(`/${address}`).slice(1);
    return page !== address && addresses.has(page)
      ? Response.redirect(scope + page + search)
      : undefined;
  }

  async function notFound(): Promise<Response> {
    const page = await stored(NOT_FOUND);
    return page === undefined
      ? Response.error()
      : new Response(page.body, { status: 404, headers: page.headers });
  }

  async function navigate(request: Request, address: string): Promise<Response> {
    const { search } = new URL(request.url);
    const network = fetch(request).catch(() => null);
    return (
      (await inTime(network)) ??
      (address === NOT_FOUND ? undefined : await stored(address)) ??
      redirect(address, search) ??
      (await network) ??
      (await notFound())
    );
  }

  async function load(request: Request, address: string): Promise<Response> {
    if (address.startsWith("assets/")) return (await stored(address)) ?? fetch(request);
    const network = fetch(request).catch(() => null);
    return (
      (await inTime(network)) ?? (await stored(address)) ?? (await network) ?? Response.error()
    );
  }

  return (request: Request): Promise<Response> | null => {
    const { origin, pathname } = new URL(request.url);
    const url = origin + pathname;
    if (request.method !== "GET" || request.headers.has("Range")) return null;
    if (!url.startsWith(scope)) return null;
    const address = url.slice(scope.length);
    if (request.mode === "navigate") return navigate(request, address);
    return addresses.has(address) ? load(request, address) : null;
  };
}

/** A response that is worth more than the stored one; null if there is none in time. */
async function inTime(network: Promise<Response | null>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const response = await Promise.race([network, late]);
  return response !== null && response.status < 500 ? response : null;
}
