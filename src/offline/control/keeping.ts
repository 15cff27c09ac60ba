import { trustedScript } from "../../browser/trusted.ts";
import {
  cacheNames,
  deleteCaches,
  type EditionRecord,
  type Order,
  type Report,
  storedEditions,
} from "../edition.ts";
import type { View } from "./offer.ts";
import { ownRegistration, scope } from "./registration.ts";
import { type State, toView } from "./view.ts";

let state: State = { kind: "offered" };
/** The reader has asked this page to keep the site, and the worker has not ended one way or the other. */
let hasAsked = false;
let display: ((view: View) => void) | null = null;

function setState(next: State): void {
  state = next;
  if (state.kind !== "storing") hasAsked = false;
  display?.(toView(state, Date.now()));
}

/** One task at a time: a state read before the reader acted would overwrite the newer one. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** Shows how things are, now and whenever that changes, in this tab or another. */
export async function show(onView: (view: View) => void): Promise<void> {
  if (display === null) {
    navigator.serviceWorker.addEventListener("message", ({ data }) => onReport(data));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && state.kind !== "failed") void refresh();
    });
    void refresh();
  }
  display = onView;
  await last;
}

/** What the button says. */
export async function act(): Promise<void> {
  if (state.kind === "offered" || state.kind === "failed") await keep();
  else await inTurn(remove);
}

function onReport(report: Report): void {
  // Progress of a background update is of no interest until it is done.
  if (report === "settled") void refresh();
  else if ("failure" in report && state.kind !== "kept")
    setState({ kind: "failed", reason: report.failure });
  else if (state.kind === "storing" && "stored" in report) setState({ kind: "storing", ...report });
  else if (state.kind === "offered") void refresh();
}

function refresh(): Promise<void> {
  // Where storage is denied, keeping fails, and the browser says why.
  return inTurn(async () => setState(await readState().catch((): State => ({ kind: "offered" }))));
}

async function readState(): Promise<State> {
  const registration = await ownRegistration();
  const records = (await storedEditions(scope())).map(({ record }) => record);
  const current = records.find(({ active }) => active);
  const isNewer = ({ active }: EditionRecord) => !active;
  if (registration?.active && current) {
    return { kind: "kept", current, hasNewer: records.some(isNewer) };
  }
  if (state.kind === "storing" && hasAsked) return state;
  return registration?.installing ? { kind: "storing", stored: 0, total: 1 } : { kind: "offered" };
}

async function keep(): Promise<void> {
  hasAsked = true;
  setState({ kind: "storing", stored: 0, total: 1 });
  // Otherwise the browser may drop it when it needs space. Firefox asks the reader, whose answer nothing waits for.
  void navigator.storage?.persist?.().catch(() => undefined);
  try {
    const { installing, active } = await inTurn(register);
    if (installing === null) post(active, "store");
    // A worker that failed says why, and one that the reader stopped is gone.
    else if ((await endOf(installing)) === "redundant" && state.kind === "storing")
      setState({ kind: "failed", reason: "stopped" });
  } catch (error) {
    setState({ kind: "failed", reason: error instanceof Error ? error : new Error(String(error)) });
  }
}

function register(): Promise<ServiceWorkerRegistration> {
  const address = trustedScript(`${import.meta.env.BASE_URL}sw.js`);
  return navigator.serviceWorker.register(address, { scope: scope() });
}

function post(worker: ServiceWorker | null | undefined, what: Order): void {
  worker?.postMessage(what);
}

function endOf(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (["activated", "redundant"].includes(worker.state)) resolve(worker.state);
    });
  });
}

async function remove(): Promise<void> {
  const registration = await ownRegistration();
  post(registration?.installing, "stop");
  post(registration?.active, "stop");
  await registration?.unregister();
  await deleteCaches(await cacheNames(scope()));
  setState({ kind: "offered" });
}
