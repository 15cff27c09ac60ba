import { addAxe, axeFindings } from "../accessibility.ts";
import { inEveryState, MODES, STATES } from "../axe/states.ts";
import { PAGE_OF_EACH_KIND } from "../pages.ts";
import { expect, test } from "../test.ts";

/** Without a sidebar, and with each of the two: dialogs and errors look alike on all others. */
const EVERY_STATE: readonly string[] = ["home", "guide", "operation"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * `npm run axe` looks at every page of the real site in every mode, always as a whole. Here a dialog is looked at without
 * the page behind it, which is inert, and each width in one mode, another one for each state and kind.
 */
for (const [place, [kind, path]] of Object.entries(PAGE_OF_EACH_KIND).entries()) {
  const states = EVERY_STATE.includes(kind) ? STATES : STATES.slice(0, 2);
  const modes = (turn: number) => MODES.slice((place + turn) % 3).slice(0, 1);
  const names = states.map(({ name }) => name).join(", ");
  test(`${kind}: axe finds nothing, ${names}`, async ({ page, consoleWatch }) => {
    // The not-found page's own status, and the page that does not load.
    consoleWatch.ignore(/status of 404|ERR_FAILED/);
    await page.addInitScript(() => localStorage.setItem("recent-searches", '["nearest"]'));
    await addAxe(page);
    await inEveryState(page, path, { states, modes }, async ({ name, width, mode, ...part }) => {
      const { violations } = await axeFindings(page, part);
      expect(violations, `${name}, ${width} px, ${mode}`).toEqual([]);
    });
  });
}
