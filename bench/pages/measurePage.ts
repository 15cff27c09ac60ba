import type { Browser, Page } from "@playwright/test";
import { type Conditions, inFreshPage, PHONE, SLOW_CPU, settled } from "../browser.ts";
import { observe } from "./observe.ts";

/** What one visit measures: bytes are as transferred, times are in milliseconds. */
export type PageMeasurement = {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time until the load event. */
  blocking: number;
  /** Until nothing more is requested, and nobody has touched the page. */
  blockingIdle: number;
  /** Until all is quiet again after the first movement of a person: by then ours has loaded its shell. */
  blockingMoved: number;
  layoutShift: number;
  /** Until the load event. */
  bytes: number;
  requests: number;
  /** Until nothing more is requested. */
  bytesIdle: number;
  requestsIdle: number;
  /** The document alone. */
  documentBytes: number;
  elements: number;
  depth: number;
};

const CONDITIONS: Conditions = { screen: PHONE, cpu: SLOW_CPU, hasSlowNetwork: true };

/** A first visit on a slow phone: cold cache, slow processor, slow network. */
export function measurePage(browser: Browser, url: string): Promise<PageMeasurement> {
  return inFreshPage(browser, CONDITIONS, async (visit) => {
    const { page, session, traffic } = visit;
    await page.addInitScript(observe);
    let documentBytes = 0;
    let documentId = "";
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Document") documentId = requestId;
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (requestId === documentId) documentBytes = encodedDataLength;
    });
    const response = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    if (response?.ok() !== true) throw new Error(`${url} returned ${response?.status()}.`);
    const loaded = traffic.counts();
    await settled(visit);
    const idle = traffic.counts();
    const before = await recordedIn(page);
    if (before.fcp === 0) throw new Error(`${url} has painted nothing.`);
    const { elements, depth } = await page.evaluate(sizeOfDocument);
    await page.mouse.move(200, 300);
    await page.mouse.move(201, 301);
    await settled(visit);
    const after = await recordedIn(page);
    return {
      firstPaint: before.fcp,
      largestPaint: before.lcp,
      blocking: before.blockingUntilLoad,
      blockingIdle: before.blocking,
      blockingMoved: after.blocking,
      layoutShift: before.cls,
      bytes: loaded.bytes,
      requests: loaded.requests,
      bytesIdle: idle.bytes,
      requestsIdle: idle.requests,
      documentBytes,
      elements,
      depth,
    };
  });
}

async function recordedIn(page: Page) {
  const recorded = await page.evaluate(() => window.benchRecorded?.());
  if (recorded === undefined) throw new Error(`${page.url()} records nothing about itself.`);
  return recorded;
}

function sizeOfDocument(): { elements: number; depth: number } {
  const below = (element: Element): number =>
    1 + Math.max(0, ...[...element.children].map((child) => below(child)));
  return {
    elements: document.querySelectorAll("*").length,
    depth: below(document.documentElement),
  };
}
