import type { Edition, Order } from "../edition.ts";

/** What we use of a service worker's global scope: TypeScript's library of it excludes that of documents. */
type WorkerScope = {
  /** Written by the build in front of the script. Null withdraws what was stored. */
  readonly edition: Edition | null;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      includeUncontrolled: boolean;
    }): Promise<{ postMessage(data: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & { data: Order }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

type FetchEvent = Lasting & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

export const worker = self as unknown as WorkerScope;
