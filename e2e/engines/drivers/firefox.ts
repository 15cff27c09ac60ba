import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCommand } from "../../../testing/startCommand.ts";
import { freePort } from "../../freePort.ts";
import type { Conditions, Driver, ProxyAddress } from "./driver.ts";
import { webDriver } from "./webDriver.ts";

type Preference = boolean | number | string;

/** Debian's name of Firefox ESR, then everybody's. */
const PROGRAMS = ["firefox-esr", "firefox"] as const;

/** How a condition is said in Firefox's preferences: usually, and under the condition. */
const PREFERENCES: Record<keyof Conditions, Record<string, [Preference, Preference]>> = {
  dark: { "layout.css.prefers-color-scheme.content-override": [1, 0] },
  reducedMotion: { "ui.prefersReducedMotion": [0, 1] },
  forcedColours: { "browser.display.document_color_use": [0, 2] },
  scriptsOff: { "javascript.enabled": [true, false] },
  // Refused with cookies, as in the browser's own settings.
  storageDenied: { "network.cookie.cookieBehavior": [0, 2] },
};

/**
 * Firefox speaks WebDriver over a plain socket: Marionette, which geckodriver translates to HTTP. Null if there is
 * no Firefox.
 */
export async function startFirefox(proxy: ProxyAddress): Promise<Driver | null> {
  for (const program of PROGRAMS) {
    const driver = await start(program, proxy);
    if (driver !== null) return driver;
  }
  return null;
}

async function start(program: string, proxy: ProxyAddress): Promise<Driver | null> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const port = await freePort();
  writeFileSync(join(profile, "user.js"), userPreferences(port, proxy));
  const command = startCommand([
    program,
    ...["--headless", "--marionette", "--remote-allow-system-access", "--no-remote"],
    ...["--profile", profile, "about:blank"],
  ]);
  const end = async () => {
    await command.stop("SIGTERM");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await command.says(/Listening on port (\d+)/);
  } catch (error) {
    await end();
    if (/ENOENT/.test(command.output())) return null;
    throw error;
  }
  const marionette = await connectMarionette(port);
  const session = await marionette.send("WebDriver:NewSession", {});
  const inBrowser = async (script: string, ...args: unknown[]) => {
    await marionette.send("Marionette:SetContext", { value: "chrome" });
    const { value } = await marionette.send("WebDriver:ExecuteScript", { script, args });
    await marionette.send("Marionette:SetContext", { value: "content" });
    return value;
  };
  return webDriver({
    version: String(session["capabilities"]?.["browserVersion"]),
    send: async (name, parameters = {}) =>
      (await marionette.send(`WebDriver:${name}`, parameters))["value"],
    setUp: async (conditions) => void (await inBrowser(setPreferences, valuesFor(conditions))),
    // Its windows are never narrower than 500 px, so the page is, within its window.
    resize: async (width, height) => void (await inBrowser(setPageSize, width, height)),
    messages: async () => Object.values((await inBrowser(takeMessages)) ?? {}).map(String),
    close: async () => {
      marionette.end();
      await end();
    },
  });
}

function userPreferences(port: number, proxy: ProxyAddress): string {
  const preferences: Record<string, Preference> = {
    "marionette.port": port,
    // It would look for plugins of its own.
    "media.gmp-manager.updateEnabled": false,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxy.port,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxy.port,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

function valuesFor(conditions: Conditions): Record<string, Preference> {
  const keys = Object.keys(PREFERENCES) as (keyof Conditions)[];
  const values = keys.flatMap((key) =>
    Object.entries(PREFERENCES[key]).map(([name, [usual, under]]) => [
      name,
      conditions[key] ? under : usual,
    ]),
  );
  return Object.fromEntries(values);
}

/** Run in the browser's own window. A site that had a service worker would keep its storage, though it is denied. */
const setPreferences = `
  for (const [name, value] of Object.entries(arguments[0])) {
    if (typeof value === "boolean") Services.prefs.setBoolPref(name, value);
    else Services.prefs.setIntPref(name, value);
  }
  return new Promise((done) => Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_ALL, done));`;
const setPageSize = `
  const [width, height] = arguments;
  const { style } = gBrowser.selectedBrowser;
  for (const [name, value] of [["width", width], ["height", height]]) {
    style.setProperty("min-" + name, value + "px");
    style.setProperty("max-" + name, value + "px");
  }`;

/** Of scripts of the site alone: the browser speaks of itself as well. */
const takeMessages = `
  const messages = Services.console.getMessageArray();
  Services.console.reset();
  return messages
    .filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith("http://localhost"))
    .map(({ errorMessage }) => errorMessage);`;

type Answer = Record<string, Record<string, unknown> | undefined>;
type Marionette = {
  send: (name: string, parameters: Record<string, unknown>) => Promise<Answer>;
  end: () => void;
};

/** Messages are JSON, each after its length in bytes and a colon: [0, id, command, parameters], [1, id, error, result]. */
async function connectMarionette(port: number): Promise<Marionette> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect(port, "127.0.0.1", () => resolve(opened)).on("error", reject);
  });
  const waiting = new Map<number, (message: unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString("utf8", colon + 1, end));
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  let id = 0;
  const send: Marionette["send"] = (name, parameters) =>
    new Promise((resolve, reject) => {
      id++;
      waiting.set(id, ([, , error, result]) => {
        if (error) reject(new Error(`${name}: ${JSON.stringify(error)}`));
        else resolve(result as Answer);
      });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, end: () => socket.destroy() };
}
