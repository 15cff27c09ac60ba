import type { Browser } from "@playwright/test";
import { DESKTOP, inFreshPage, PHONE, type Screen, SLOW_CPU } from "../browser.ts";
import type { Context } from "../context.ts";
import { Measurements } from "../measurements.ts";
import type { Findings } from "../report/report.ts";
import { reportedTime } from "../reportedTime.ts";
import { PAGE_LABELS, type PageKind } from "../sites/pageKinds.ts";
import { rotated } from "../statistics.ts";
import { watchState } from "./watchState.ts";

type Interaction = {
  label: string;
  screen: Screen;
  /** The name of the button, on any of the sites. */
  button: RegExp;
  /** Elements whose attributes show the state. */
  state: readonly string[];
};

const INTERACTIONS: readonly Interaction[] = [
  {
    label: "Colour mode",
    screen: DESKTOP,
    button: /colour mode|switch between dark and light/i,
    state: ["html[data-theme]"],
  },
  {
    label: "Menu",
    screen: PHONE,
    button: /open menu|^menu$|toggle navigation bar/i,
    state: ["dialog[open]", "body", ".navbar-sidebar--show", "starlight-menu-button"],
  },
];

const PAGES: readonly PageKind[] = ["overview", "operation"];

/** The first click on a page that has just loaded: what makes a control work may still be on its way. */
export async function measureInteractions({ options, browser, sites }: Context): Promise<Findings> {
  const measurements = new Measurements();
  const gaps = new Set<string>();
  for (let round = 0; round < options.runs; round += 1) {
    for (const kind of PAGES) {
      for (const interaction of INTERACTIONS) {
        for (const site of rotated(sites, round)) {
          const path = site.pages[kind];
          if (path === undefined || path.includes("#")) continue;
          const outcome = await measureInteraction(browser, site.origin + path, interaction);
          const subject = `${interaction.label}, ${PAGE_LABELS[kind].toLowerCase()}`;
          if (typeof outcome === "number") {
            measurements.add(site.name, subject, "changed", outcome);
          } else {
            gaps.add(`${site.label}: ${subject}: ${outcome}.`);
          }
          console.log(
            `interactions ${round + 1}/${options.runs}  ${site.label} ${subject}  ${typeof outcome === "number" ? `${Math.round(outcome)} ms` : outcome}`,
          );
        }
      }
    }
  }
  return {
    title: "First interactions",
    method:
      "A click right after the load event, from the click to the frame in which the state has changed: cold cache, processor slowed 4 times, 1.6 Mbit/s, 150 ms.",
    metrics: [{ name: "changed", label: "State changed", unit: "ms" }],
    measurements: measurements.all(),
    gaps: [...gaps],
  };
}

function measureInteraction(
  browser: Browser,
  url: string,
  { screen, button, state }: Interaction,
): Promise<number | "no such button" | "the click was lost"> {
  const conditions = { screen, cpu: SLOW_CPU, hasSlowNetwork: true };
  return inFreshPage(browser, conditions, async ({ page }) => {
    const changed = await reportedTime(page);
    await page.addInitScript(watchState, state);
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    const control = page.getByRole("button", { name: button }).filter({ visible: true }).first();
    const box = (await control.count()) > 0 ? await control.boundingBox() : null;
    if (box === null) return "no such button";
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // A page whose script has not come yet may do nothing, then or later.
    return (await changed()) ?? "the click was lost";
  });
}
