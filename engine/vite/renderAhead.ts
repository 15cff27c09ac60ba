import { setTimeout as pause } from "node:timers/promises";

/** Somebody who has just asked or saved will soon want more. */
const QUIET_MS = 500;

/**
 * While nobody waits, the development server renders pages one by one and throws them away: their guides are compiled then,
 * and the grammars of their code loaded, so that a page comes as quickly the first time as the second.
 */
export function renderAhead(quiet = QUIET_MS) {
  let lastHeard = Number.NEGATIVE_INFINITY;
  const left = () => Math.max(lastHeard + quiet - performance.now(), 0);
  return {
    /** Somebody asked for something or saved a file: they come first. */
    hear(): void {
      lastHeard = performance.now();
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
