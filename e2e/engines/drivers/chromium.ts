import { chromium, type Page } from "@playwright/test";
import { browserOptions } from "../../setup/browserOptions.ts";
import { type Conditions, type Driver, type ProxyAddress, USUAL_SIZE } from "./driver.ts";

/** The Chromium of all other tests, by Playwright. */
export async function startChromium(proxy: ProxyAddress): Promise<Driver> {
  const browser = await chromium.launch({
    ...browserOptions(),
    proxy: { server: `http://127.0.0.1:${proxy.port}`, bypass: "localhost" },
  });
  let page: Page | null = null;
  const current = () => {
    if (page === null) throw new Error("reset comes first");
    return page;
  };
  return {
    version: browser.version(),
    reset: async (conditions) => {
      await page?.context().close();
      const context = await browser.newContext(optionsFor(conditions));
      if (conditions.storageDenied) await context.addInitScript(denyStorage);
      page = await context.newPage();
    },
    goto: async (address) => void (await current().goto(address)),
    back: async () => void (await current().goBack()),
    forward: async () => void (await current().goForward()),
    resize: (width, height) => current().setViewportSize({ width, height }),
    call: ({ source, argument }) =>
      current().evaluate(`(${source})(${JSON.stringify(argument) ?? "undefined"})`),
    move: (x, y) => current().mouse.move(x, y),
    click: async ({ x, y, keys = [], button = "left" }) => {
      const { keyboard, mouse } = current();
      for (const key of keys) await keyboard.down(key);
      await mouse.click(x, y, { button });
      for (const key of keys.toReversed()) await keyboard.up(key);
    },
    press: async (strokes) => {
      for (const keys of strokes) await current().keyboard.press(keys.join("+"));
    },
    // All other tests listen to Chromium's.
    messages: async () => [],
    close: () => browser.close(),
  };
}

function optionsFor({ dark, reducedMotion, forcedColours, scriptsOff }: Conditions) {
  return {
    viewport: USUAL_SIZE,
    colorScheme: dark ? ("dark" as const) : ("light" as const),
    reducedMotion: reducedMotion ? ("reduce" as const) : ("no-preference" as const),
    forcedColors: forcedColours ? ("active" as const) : ("none" as const),
    javaScriptEnabled: scriptsOff !== true,
  };
}

/** As where cookies are refused: to ask for it is an error. */
function denyStorage(): void {
  for (const area of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    });
  }
}
