import { setTimeout as pause } from "node:timers/promises";

/** Somebody who has just asked or saved will soon want more. */
const QUIET_MS = 500;

/**
 * While nobody waits, the development server renders pages one by one and throws them away: their guides are compiled then,
 * and the grammars of their code loaded, so that a page comes as quickly the first time as the second.
 */
export function renderAhead(quiet = QUIET_MS) {
  let waiting = 0;
  let lastHeard = Number.NEGATIVE_INFINITY;
  const left = () => (waiting > 0 ? quiet : Math.max(lastHeard + quiet - performance.now(), 0));
  const hear = () => {
    lastHeard = performance.now();
  };
  return {
    /** Somebody saved a file, and comes first. */
    hear,
    /** Somebody asked for something, and waits until the returned function is called. */
    hold(): () => void {
      waiting += 1;
      return () => {
        waiting -= 1;
        hear();
      };
    },
    async start<Page>(
      pages: readonly Page[],
      render: (page: Page) => Promise<unknown>,
    ): Promise<void> {
      for (const page of pages) {
        // At least once: whoever asks is heard between two pages.
        do await pause(left(), undefined, { ref: false });
        while (left() > 0);
        // Whoever opens the page is told of its mistakes.
        await render(page).catch(() => undefined);
      }
    },
  };
}
