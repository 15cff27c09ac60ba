/** What Chromium writes down of an event, with times in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, which other programs hardly change. */
  tdur?: number;
  args?: { data?: { type?: string } };
};

/** Milliseconds of processor time that a key caused, of the main thread where nothing else is said. */
export type KeyCost = {
  /** Until the frame with the results is drawn, with the letter itself. */
  drawn: number;
  /**
   * Of that, what the results cost: changes to the document, and their style and layout. What the browser lays out before
   * it reports the letter is left out: any field costs that.
   */
  laidOut: number;
  /** Of that, our own code: without style and layout. */
  script: number;
  /** What follows: results below the window; dropped if the next key comes first. */
  rest: number;
  /** Searching, in the worker. Chromium slows only main threads. */
  worker: number;
};

/** Some of what Chromium writes down is about the trace itself. */
export function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === "object" && value !== null && "name" in value && "ts" in value;
}

const TASK = "ThreadControllerImpl::RunTask";

/** The cost of every key that changed the field, in order. */
export function keyCosts(events: readonly TraceEvent[]): KeyCost[] {
  const isKey = (event: TraceEvent) => isDispatch(event, "keydown");
  const key = events.find(isKey);
  const ofPage = events
    .filter(({ pid, dur }) => pid === key?.pid && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  const own = ofPage.filter(({ tid }) => tid === key?.tid);
  const searches = ofPage.filter((event) => event.tid !== key?.tid && isMessage(event));
  const tasks: { task: TraceEvent; inside: TraceEvent[] }[] = [];
  for (const event of own) {
    const last = tasks.at(-1);
    if (event.name === TASK) tasks.push({ task: event, inside: [] });
    else if (last && isIn(event, last.task)) last.inside.push(event);
  }
  const starts = tasks.flatMap(({ inside }, index) => (inside.some(isKey) ? [index] : []));
  return starts.flatMap((start, index) => {
    const ofKey = tasks.slice(start, starts[index + 1]);
    const inside = ofKey.flatMap((each) => each.inside);
    const input = inside.find((event) => isDispatch(event, "input"));
    if (input === undefined) return [];
    const results = ofKey.findLastIndex((each) => each.inside.some(isMessage));
    const frame = ofKey.findIndex((each, place) => place >= results && each.inside.some(isFrame));
    const end = frame === -1 ? ofKey.length : frame + 1;
    const cost = (from: number, to?: number) => sum(ofKey.slice(from, to).map(({ task }) => task));
    const drawn = ofKey.slice(0, end).flatMap((each) => each.inside);
    const scripts = drawn.filter((event) => event === input || isMessage(event));
    const layouts = drawn.filter((event) => isLayout(event) && event.ts > input.ts);
    const forced = layouts.filter((one) => scripts.some((each) => isIn(one, each)));
    const script = sum(scripts) - sum(forced);
    const next = tasks[starts[index + 1] ?? -1]?.task.ts ?? Number.POSITIVE_INFINITY;
    return {
      drawn: cost(0, end),
      laidOut: script + sum(layouts),
      script,
      rest: cost(end),
      worker: sum(searches.filter(({ ts }) => ts > input.ts && ts < next)),
    };
  });
}

function isFrame({ name }: TraceEvent): boolean {
  return name === "Commit";
}

function isMessage({ name }: TraceEvent): boolean {
  return name === "HandlePostMessage";
}

function isLayout({ name }: TraceEvent): boolean {
  return name === "UpdateLayoutTree" || name === "Layout";
}

function isDispatch({ name, args }: TraceEvent, type: string): boolean {
  return name === "EventDispatch" && args?.data?.type === type;
}

function isIn(event: TraceEvent, other: TraceEvent): boolean {
  return event.ts >= other.ts && event.ts < other.ts + (other.dur ?? 0);
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000;
}
