import type { Page } from "@playwright/test";
import { openFolds } from "../layout.ts";
import { NOT_FOUND } from "../screenshots/choosePages.ts";
import { field, options, searchButton } from "../searchDialog.ts";
import { failWithoutReload, follow, shellReady } from "../test.ts";

const WIDTHS = [320, 768, 1280] as const;
export const MODES = ["light", "dark", "forced colours"] as const;
type Mode = (typeof MODES)[number];

type State = {
  name: string;
  /** The only part of the page that a reader can reach, or that differs from the state before. */
  within?: string;
  /** Rules that it breaks for a reason. */
  without?: readonly string[];
  /** Where it exists; everywhere, if it does not say. */
  widths?: readonly number[];
  /** Which pages can be in it; all, if it does not say. */
  canBe?: (path: string) => boolean;
  enter: (page: Page, path: string) => Promise<unknown>;
};

const DIALOG = "dialog[open]";

/** The states of a page, in an order in which one leads to the next. */
export const STATES: readonly State[] = [
  { name: "as loaded", enter: async () => undefined },
  { name: "everything open", enter: (page) => openFolds(page, ":is(header, main)") },
  {
    name: "search open",
    within: DIALOG,
    enter: async (page) => {
      await searchButton(page).click();
      await page.getByRole("heading", { name: "Start here" }).waitFor();
    },
  },
  {
    name: "search with results",
    within: DIALOG,
    enter: async (page) => {
      await field(page).fill("postcode");
      await options(page).first().waitFor();
    },
  },
  {
    name: "search without results",
    within: DIALOG,
    enter: async (page) => {
      await field(page).fill("qqqqxxxx");
      await page.getByRole("region", { name: "No results" }).waitFor();
    },
  },
  {
    name: "menu open",
    within: DIALOG,
    widths: [320, 768],
    enter: async (page) => {
      // The first clears the field.
      for (const _ of ["clear", "close"]) await field(page).press("Escape");
      await page.getByRole("button", { name: "Open menu" }).click();
    },
  },
  // At other widths the card is elsewhere, but the same. Of a control that it covers in part, the rest may be small.
  {
    name: "card open",
    within: "#card",
    without: ["target-size"],
    widths: [320],
    enter: openCard,
  },
  // An address without a page has nothing to load.
  { name: "error", canBe: (path) => path !== NOT_FOUND, enter: showError },
];

/** A page without a name or message in code has no card. */
async function openCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close menu" }).click();
  const name = page.locator("article pre a:visible").first();
  if ((await name.count()) === 0) return;
  await name.hover();
  await page.locator("#card").waitFor();
}

/** The page could not be loaded: another one leads to it, and its data does not come. */
async function showError(page: Page, path: string): Promise<void> {
  await failWithoutReload(page);
  await page.goto(path === "/" ? "/docs" : "/");
  await page.route(`**${path === "/" ? "/index" : path}.json`, (route) => route.abort());
  await shellReady(page);
  await follow(page, path);
  await page.getByRole("alert").waitFor();
}

type Look = Pick<State, "name" | "within" | "without"> & { width: number; mode: Mode };

type Choice = {
  states: readonly State[];
  /** The modes at the first width of the first state, at the second or of the second, and so on. */
  modes: (turn: number) => readonly Mode[];
};

/** Opens a page, and brings it into each of the states, at each width and in the modes chosen; `look` looks at it. */
export async function inEveryState(
  page: Page,
  path: string,
  { states, modes }: Choice,
  look: (state: Look) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  await shellReady(page);
  for (const [
    place,
    { name, within, without, widths = WIDTHS, canBe, enter },
  ] of states.entries()) {
    if (canBe?.(path) === false) continue;
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await enter(page, path);
      for (const mode of modes(place + index)) {
        await setMode(page, mode);
        await look({ name, width, mode, ...(within && { within }), ...(without && { without }) });
      }
    }
  }
}

/** As a choice of the reader, or of their system, would change it while the page is open. */
async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: mode === "forced colours" ? "active" : "none" });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset["theme"] = theme;
    },
    mode === "dark" ? "dark" : "light",
  );
}
