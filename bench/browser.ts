import type { Browser, CDPSession, Page } from "@playwright/test";

export type Screen = { width: number; height: number };
export const PHONE: Screen = { width: 412, height: 823 };
export const DESKTOP: Screen = { width: 1280, height: 800 };

/** How much slower the processor is than this machine's: a phone of the middle class. */
export const SLOW_CPU = 4;
/** 1.6 Mbit/s down, 150 ms there and back: what Lighthouse calls slow 4G. */
const SLOW_NETWORK = { kilobitsDown: 1600, kilobitsUp: 750, latency: 150 };

export type Conditions = { screen: Screen; cpu: number; hasSlowNetwork: boolean };

type Visit = { page: Page; session: CDPSession; traffic: Traffic };

/** Opens a page in a context of its own, with nothing in any cache, and closes it in the end. */
export async function inFreshPage<T>(
  browser: Browser,
  { screen, cpu, hasSlowNetwork }: Conditions,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const isPhone = screen === PHONE;
  const context = await browser.newContext({
    viewport: screen,
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    if (hasSlowNetwork) {
      const { kilobitsDown, kilobitsUp, latency } = SLOW_NETWORK;
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency,
        downloadThroughput: (kilobitsDown * 1000) / 8,
        uploadThroughput: (kilobitsUp * 1000) / 8,
      });
    }
    return await use({ page, session, traffic });
  } finally {
    await context.close();
  }
}

/** Enough for any page to come to rest; one that never does is measured as it is by then. */
const LOOKS = 15;

/** Waits until nothing is requested, the page has time, and the document no longer grows. */
export async function settled({ page, traffic }: Visit, milliseconds?: number): Promise<void> {
  let before = "";
  for (let look = 0; look < LOOKS; look += 1) {
    await traffic.quiet(milliseconds);
    const elements = await page.evaluate(elementsWhenIdle);
    const now = `${elements} ${traffic.counts().requests}`;
    if (now === before) return;
    before = now;
  }
}

function elementsWhenIdle(): Promise<number> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(document.querySelectorAll("*").length), { timeout: 10_000 });
  });
}

type Traffic = {
  /** So far: how many responses, and how many bytes with their headers, as they came over the network. */
  counts: () => { requests: number; bytes: number };
  /** Resolves when nothing has been requested for a while. */
  quiet: (milliseconds?: number) => Promise<void>;
};

/** No page takes this long; one that keeps a connection open would otherwise never be quiet. */
const PATIENCE = 60_000;

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const open = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let lastChange = performance.now();
  const changed = () => {
    lastChange = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    open.add(requestId);
    changed();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!open.delete(requestId)) return;
    // What comes from a cache has no length.
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
    changed();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    changed();
  });
  await session.send("Network.enable");
  return {
    counts: () => ({ requests, bytes }),
    quiet: (milliseconds = 1000) =>
      new Promise((resolve) => {
        const start = performance.now();
        // Whatever happened before the question was asked is no quiet yet.
        changed();
        const look = () => {
          const now = performance.now();
          const isQuiet = open.size === 0 && now - lastChange >= milliseconds;
          if (isQuiet || now - start > PATIENCE) resolve();
          else setTimeout(look, 50);
        };
        look();
      }),
  };
}
