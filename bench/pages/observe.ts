/** What a page has recorded about itself. */
type Recorded = {
  fcp: number;
  lcp: number;
  cls: number;
  /** Long tasks after the first paint: for each, the time beyond 50 ms. */
  blocking: number;
  /** Of these, the tasks that began before the load event. */
  blockingUntilLoad: number;
};

declare global {
  interface Window {
    benchRecorded?: () => Recorded;
  }
}

/** Runs in the page before anything else. It may not use anything outside itself. */
export function observe(): void {
  let fcp = 0;
  let lcp = 0;
  let shift = 0;
  let windowStart = 0;
  let windowEnd = 0;
  let windowShift = 0;
  const tasks: { start: number; end: number }[] = [];
  const watch = (type: string, read: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true });
  };
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    lcp = entry.startTime;
  });
  watch("longtask", ({ startTime, duration }) => {
    tasks.push({ start: startTime, end: startTime + duration });
  });
  // The largest sum of shifts that are less than 1 s apart, within 5 s: how the metric is defined.
  watch("layout-shift", (entry) => {
    if (!("value" in entry) || !("hadRecentInput" in entry) || entry.hadRecentInput) return;
    if (entry.startTime - windowEnd > 1000 || entry.startTime - windowStart > 5000) {
      windowStart = entry.startTime;
      windowShift = 0;
    }
    windowEnd = entry.startTime;
    windowShift += Number(entry.value);
    shift = Math.max(shift, windowShift);
  });
  // When all is over: tasks before the first paint count for nothing, and that may come after the load event.
  const blockingUntil = (time: number) =>
    tasks
      .filter(({ start }) => start < time)
      .map(({ start, end }) => end - Math.max(start, fcp) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0);
  let load = Number.POSITIVE_INFINITY;
  addEventListener("load", () => {
    load = performance.now();
  });
  window.benchRecorded = () => ({
    fcp,
    lcp,
    cls: shift,
    blocking: blockingUntil(Number.POSITIVE_INFINITY),
    blockingUntilLoad: blockingUntil(load),
  });
}
