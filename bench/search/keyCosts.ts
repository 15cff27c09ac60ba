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

/** Milliseconds of the main thread's processor time that a key caused. */
export type KeyCost = {
  /** Searching, and React's changes to the document. */
  script: number;
  /** The same, and the style and layout of what changed. */
  layout: number;
  /** Everything until the frame with the results is drawn. */
  painted: number;
  /** What follows, and is dropped if the next key comes first. */
  later: number;
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
  const own = events
    .filter(({ pid, tid, dur }) => pid === key?.pid && tid === key.tid && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  const tasks: { task: TraceEvent; inside: TraceEvent[] }[] = [];
  for (const event of own) {
    const last = tasks.at(-1);
    if (event.name === TASK) tasks.push({ task: event, inside: [] });
    else if (last && isIn(event, last.task)) last.inside.push(event);
  }
  const starts = tasks.flatMap(({ inside }, index) => (inside.some(isKey) ? [index] : []));
  return starts.flatMap((start, index) => {
    const ofKey = tasks.slice(start, starts[index + 1]);
    const frame = ofKey.findIndex(({ inside }) => inside.some(({ name }) => name === "Commit"));
    const first = ofKey.slice(0, frame + 1);
    const inside = first.flatMap((each) => each.inside);
    const inputs = inside.filter((event) => isDispatch(event, "input"));
    if (inputs.length === 0) return [];
    const layouts = inside.filter(({ name }) => name === "UpdateLayoutTree" || name === "Layout");
    const forced = layouts.filter((one) => inputs.some((input) => isIn(one, input)));
    const script = sum(inputs) - sum(forced);
    return {
      script,
      layout: script + sum(layouts),
      painted: sum(first.map(({ task }) => task)),
      later: sum(ofKey.slice(frame + 1).map(({ task }) => task)),
    };
  });
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
