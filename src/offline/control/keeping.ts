import { trustedScript } from "../../browser/trusted.ts";
import {
  cacheNames,
  deleteCaches,
  type EditionRecord,
  type Report,
  storedEditions,
} from "../edition.ts";
import type { View } from "./offer.ts";
import { ownRegistration, scope } from "./registration.ts";
import { type State, toView } from "./view.ts";

let state: State = { kind: "offered" };
let display: ((view: View) => void) | null = null;

function become(next: State): void {
  state = next;
  display?.(toView(state, Date.now()));
}

/** Shows how things are, now and whenever that changes, in this tab or another. */
export async function show(onView: (view: View) => void): Promise<void> {
  const isFirst = display === null;
  display = onView;
  if (!isFirst) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => hear(data));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && state.kind !== "failed") void readState();
  });
  await readState();
}

/** What the button says. */
export async function act(): Promise<void> {
  if (state.kind === "offered" || state.kind === "failed") await keep();
  else await remove();
}

function hear(report: Report): void {
  // An update in the background is no news until it is there.
  if (state.kind === "kept") return;
  if ("failure" in report) become({ kind: "failed", reason: report.failure });
  else become({ kind: "storing", ...report });
}

async function readState(): Promise<void> {
  const registration = await ownRegistration();
  const records = (await storedEditions(scope())).map(({ record }) => record);
  const current = records.find(({ active }) => active);
  const isNewer = ({ active }: EditionRecord) => !active;
  if (registration?.active && current) {
    become({ kind: "kept", current, hasNewer: records.some(isNewer) });
  } else if (registration?.installing) {
    if (state.kind !== "storing") become({ kind: "storing", stored: 0, total: 1 });
  } else {
    // A browser that was stopped, or a worker that wrote on while another tab removed it, may have left something.
    if (registration === undefined) await deleteCaches(await cacheNames(scope()));
    become({ kind: "offered" });
  }
}

async function keep(): Promise<void> {
  become({ kind: "storing", stored: 0, total: 1 });
  // Otherwise the browser may drop it when it needs space. Firefox asks the reader, whose answer nothing waits for.
  void navigator.storage?.persist?.().catch(() => undefined);
  try {
    const address = trustedScript(`${import.meta.env.BASE_URL}sw.js`);
    const { installing } = await navigator.serviceWorker.register(address, { scope: scope() });
    if (installing === null || (await endOf(installing)) === "activated") await readState();
    // A worker that failed has said why, and one that the reader stopped is gone.
    else if (state.kind === "storing") become({ kind: "failed", reason: "stopped" });
  } catch (error) {
    become({ kind: "failed", reason: error instanceof Error ? error : new Error(String(error)) });
  }
}

function endOf(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (["activated", "redundant"].includes(worker.state)) resolve(worker.state);
    });
  });
}

async function remove(): Promise<void> {
  await (await ownRegistration())?.unregister();
  await deleteCaches(await cacheNames(scope()));
  become({ kind: "offered" });
}
