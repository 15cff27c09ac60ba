/**
 * The only browser tests that may be tried a second time (decisions/0006), each with what it depends on besides the
 * site: keep the list short.
 */
export const TIMING_SPECS: Readonly<Record<string, string>> = {
  "dev.spec.ts": "waits for the system to report changed files, and for Vite to read them",
  "history.spec.ts":
    "compares scroll positions, which the browser restores some frames after a page arrives",
  "motion.spec.ts": "looks at the sidebar and the page while the navbar moves",
  "reading.spec.ts": "looks at the navbar in the frames after a scroll or a click",
  "sidebar.spec.ts": "looks at the sidebar while its groups move",
};
