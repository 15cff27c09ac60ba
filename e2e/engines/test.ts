import { test as base, expect } from "@playwright/test";
import { skipTestWithout } from "../../testing/skipTestWithout.ts";
import { startChromium } from "./drivers/chromium.ts";
import type { Conditions, Driver, ProxyAddress } from "./drivers/driver.ts";
import { startFirefox } from "./drivers/firefox.ts";
import { startWebKit } from "./drivers/webkit.ts";
import { type Front, MESSAGES, startFront } from "./front.ts";
import { isLeftEarly } from "./isLeftEarly.ts";
import { INTERFACES, type InterfaceName } from "./page/interfaces.ts";
import { listen } from "./page/listen.ts";
import { Reader } from "./reader.ts";

export { expect };

const ENGINES: Record<
  EngineName,
  { start: (proxy: ProxyAddress) => Promise<Driver | null>; packages: string }
> = {
  Chromium: { start: startChromium, packages: "chromium" },
  Firefox: { start: startFirefox, packages: "firefox-esr" },
  WebKit: { start: startWebKit, packages: "webkit2gtk-driver xvfb" },
};

type EngineName = "Chromium" | "Firefox" | "WebKit";
export type EngineOptions = {
  engineName: EngineName;
  /** Interfaces that are taken away before any script runs. */
  without: readonly InterfaceName[];
};
type WorkerFixtures = EngineOptions & { front: Front; driver: Driver | null };
type Fixtures = { conditions: Conditions; reader: Reader };

/** What Firefox says when a page asks for storage that the reader's settings deny. */
const STORAGE_DENIED = /^Request to access cookie or storage|Storage access is restricted/;

/** What Firefox says when a journey looks for something on a page that is not whole yet. Without journeys it never does. */
const LOOKED_EARLY = /^Layout was forced before the page was fully loaded/;

/** Journeys of a reader, written once for every browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  without: [[], { option: true, scope: "worker" }],
  front: [
    async ({ without }, use) => {
      const takeAway = without.map((name) => `(${INTERFACES[name]})();`).join("");
      const front = await startFront({
        listener: `${takeAway}(${listen})(${JSON.stringify(MESSAGES)})`,
        trustedTypes: !without.includes("trusted-types"),
      });
      await use(front);
      await front.stop();
    },
    { scope: "worker" },
  ],
  driver: [
    async ({ engineName, front }, use) => {
      const driver = await ENGINES[engineName].start(front);
      await use(driver);
      await driver?.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  conditions: [{}, { option: true }],
  reader: async ({ driver, front, conditions, engineName }, use, info) => {
    if (driver === null) {
      const missing = `Not run: ${engineName} is not installed (Debian: apt-get install ${ENGINES[engineName].packages}).`;
      return skipTestWithout(missing);
    }
    info.annotations.push({ type: "browser", description: `${engineName} ${driver.version}` });
    const reader = new Reader(driver, front);
    await reader.begin(conditions);
    await use(reader);
    front.restore();
    await check("the console is silent, and no request leaves the site", async () => {
      if (!conditions.scriptsOff) await reader.hearOut();
      const messages = [...front.takeMessages(), ...(await driver.messages())];
      const expected = [LOOKED_EARLY, ...(conditions.storageDenied ? [STORAGE_DENIED] : [])];
      const own: string[] = [];
      for (const message of messages) {
        const isExpected = expected.some((pattern) => pattern.test(message));
        if (!isExpected && !(await isLeftEarly(message))) own.push(message);
      }
      expect(own, "messages in the console").toEqual([]);
      expect(front.takeForeign(), "requests to other sites").toEqual([]);
    });
  },
});

/** One thing that a reader can see or do, by its name in the reports. */
export const check = (words: string, body: () => Promise<unknown>) => test.step(words, body);
