import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { shellReady } from "./shellReady.ts";

/** What the console said that no test expected. Messages that a test provokes are announced with `expectConsole`. */
type ConsoleWatch = {
  expectConsole: (pattern: RegExp, times?: number) => void;
  /** For messages that are not the site's own. */
  ignore: (pattern: RegExp) => void;
};

type Fixtures = { consoleWatch: ConsoleWatch; expectConsole: ConsoleWatch["expectConsole"] };

/**
 * Every test fails on any console message, uncaught error or request to another site; the browser reports every
 * violation of the content-security policy as a message.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(ignoreUnmovedPointer);
    await use(context);
  },
  consoleWatch: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const ignored: RegExp[] = [];
      const expected: { pattern: RegExp; times: number }[] = [];
      context.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      // Locators by role look at all elements, also at those that are not laid out yet.
      ignored.push(
        /^verbose: Rendering was performed in a subtree hidden by content-visibility\.$/,
      );
      // Readers may go elsewhere; a page never loads anything from there.
      context.on("request", (request) => {
        if (
          request.isNavigationRequest() ||
          /^(?:http:\/\/localhost:|data:|blob:|file:)/.test(request.url())
        )
          return;
        messages.push(`request: ${request.url()}`);
      });
      context.on("weberror", (error) => messages.push(`uncaught: ${error.error().message}`));
      await use({
        expectConsole: (pattern, times = 1) => expected.push({ pattern, times }),
        ignore: (pattern) => ignored.push(pattern),
      });
      for (const { pattern, times } of expected) {
        const matching = () => messages.filter((message) => pattern.test(message));
        // The browser reports a message after its cause.
        await expect.poll(matching, `console messages like ${pattern}`).toHaveLength(times);
        for (const message of matching()) messages.splice(messages.indexOf(message), 1);
      }
      // One too many, or one that nobody expects, may still be under way.
      await Promise.all(context.pages().map(hearAll));
      const unexpected = messages.filter(
        (message) => !ignored.some((pattern) => pattern.test(message)),
      );
      expect(unexpected, "messages in the console").toEqual([]);
    },
    { auto: true },
  ],
  expectConsole: async ({ consoleWatch }, use) => {
    await use(consoleWatch.expectConsole);
  },
});

export { expect, shellReady };

/** Chromium's headless shell reports a pointer in the corner of a new page, which the site would take for a person's. */
function ignoreUnmovedPointer(): void {
  for (const type of ["pointermove", "mousemove"] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
  }
}

/** A page's answer comes after all that its console has said before. One that is closed has nothing to say. */
async function hearAll(page: Page): Promise<void> {
  await page.evaluate(() => undefined).catch(() => undefined);
}

/** Opens a page and waits until the shell runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await shellReady(page);
}

/** Scrolls the window at once, as far as it goes, and waits until the page has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.scrollTo({ top: y, behavior: "instant" });
        // Where nothing moves, there is no event.
        if (window.scrollY === before) resolve();
        else
          window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), {
            once: true,
          });
      }),
    top,
  );
}

/** Turns the wheel until something is in view: a turn may be lost while what can scroll changes. */
export async function turnWheelTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(target).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** Moves the pointer to the start of a part once that has stopped moving. */
export async function pointAt(part: Locator): Promise<void> {
  let place = { x: 0, y: 0 };
  const isStill = async () => {
    const box = await part.boundingBox();
    if (!box) return false;
    const before = place;
    place = { x: box.x + 5, y: box.y + box.height / 2 };
    return place.x === before.x && place.y === before.y;
  };
  await expect.poll(isStill).toBe(true);
  await part.page().mouse.move(place.x, place.y);
}

/** Clicks on what sticks, where it is: Playwright would scroll the page first. */
export async function clickInPlace(part: Locator): Promise<void> {
  await pointAt(part);
  await part.page().mouse.down();
  await part.page().mouse.up();
}

/** True while the document is the one that was there when `mark` was called: no page load since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  return () => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}

/** Nothing is fetched ahead, so that a test decides when a page's data arrives. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
  });
}

/** A page that cannot be loaded shows the error, as after a first failure, which would load the document instead. */
export async function failWithoutReload(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("navigation-failed", "1"));
}

/** Time stands still in the page: no timer fires until a test lets time pass with `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead that a slow machine has not passed it by then.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Holds back what the page requests at these addresses until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    // What else the test says of it comes next. The page may have moved on and aborted the request.
    await route.fallback().catch(() => undefined);
  });
  return () => release();
}

/** What follows a scroll or a jump, in the page and in its late parts, is done by then. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** Follows a link to an address that need not be on the page, or downloads it under a name. */
export async function follow(page: Page, href: string, download?: string): Promise<void> {
  await page.evaluate(
    ([target, name]) => {
      const link = document.createElement("a");
      link.href = target;
      if (name !== undefined) link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
    },
    [href, download] as const,
  );
}
