import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningCommand, startCommand } from "../../../testing/startCommand.ts";
import { freePort } from "../../freePort.ts";
import type { Conditions, Driver, ProxyAddress } from "./driver.ts";
import { COMMANDS, type Send, webDriver } from "./webDriver.ts";

/** One that does not start by then never will. */
const STARTS_WITHIN = 15_000;
const ATTEMPTS = 3;

/** WebKitGTK's own driver and browser, on a display that nobody sees. Null if one of the programs is missing. */
export async function startWebKit(proxy: ProxyAddress): Promise<Driver | null> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = startCommand(["Xvfb", "-displayfd", "1", "-screen", "0", "1700x1300x24"]);
  const stop = async () => {
    await display.stop("SIGTERM");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  /** Settings are arguments of the browser, so other conditions are another browser. */
  const open = async (conditions: Conditions): Promise<Session | null> => {
    const number = await display.says(/^(\d+)\n/m);
    writeToolkitSettings(folder, conditions);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const session = await openSession(argumentsFor(conditions, proxy), {
        XDG_CONFIG_HOME: folder,
        DISPLAY: `:${number}`,
        // Without a graphics card, sharing pictures as if there were one takes a third of the processor time.
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      });
      if (session !== "stuck") return session;
    }
    throw new Error("WebKit does not start.");
  };

  let session = await open({}).catch((error: unknown) => {
    if (isMissing(display)) return null;
    throw error;
  });
  if (session === null) {
    await stop();
    return null;
  }
  let { send } = session;
  let current = "{}";
  return webDriver({
    send: (...words) => send(...words),
    version: session.version,
    setUp: async (conditions) => {
      if (current === JSON.stringify(conditions)) return;
      await session?.close();
      session = await open(conditions);
      if (session === null) throw new Error("WebKit has gone.");
      send = session.send;
      current = JSON.stringify(conditions);
    },
    resize: async (width, height) => {
      const script = "return outerHeight - innerHeight";
      const bars = Number(await send("ExecuteScript", { script, args: [] }));
      await send("SetWindowRect", { width, height: height + bars });
    },
    // Its driver does not pass them on.
    messages: async () => [],
    close: async () => {
      await session?.close();
      await stop();
    },
  });
}

type Session = { version: string; send: Send; close: () => Promise<void> };

/** A driver with its browser. Null if there is no driver. */
async function openSession(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Session | null | "stuck"> {
  const port = await freePort();
  const driver = startCommand(["WebKitWebDriver", `--port=${port}`], { environment });
  const address = `http://127.0.0.1:${port}/session`;
  if (!(await isReady(port, driver))) {
    if (isMissing(driver)) return null;
    throw new Error(`WebKitWebDriver does not start:\n${driver.output()}`);
  }
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
  const signal = AbortSignal.timeout(STARTS_WITHIN);
  const opened = await exchange("POST", address, { capabilities }, signal).catch(() => null);
  if (opened === null) {
    await driver.stop("SIGKILL");
    return "stuck";
  }
  const { sessionId, capabilities: actual } = opened as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const send: Send = (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    return exchange(method, `${address}/${sessionId}${path}`, parameters);
  };
  return {
    version: actual.browserVersion,
    send,
    close: async () => {
      await send("DeleteSession");
      await driver.stop("SIGTERM");
    },
  };
}

const isMissing = (command: RunningCommand) => /ENOENT/.test(command.output());

async function isReady(port: number, driver: RunningCommand): Promise<boolean> {
  let hasEnded = false;
  void driver.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    // One that connects too early gets no answer at all.
    const signal = AbortSignal.timeout(1000);
    const status = await fetch(`http://127.0.0.1:${port}/status`, { signal }).catch(() => null);
    if (status?.ok) return true;
    await wait(20);
  }
  return false;
}

async function exchange(
  method: string,
  address: string,
  parameters: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const body = method === "POST" ? { body: JSON.stringify(parameters) } : {};
  const response = await fetch(address, { method, signal, ...body });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
}

function argumentsFor(conditions: Conditions, proxy: ProxyAddress): string[] {
  return [
    "--automation",
    `--proxy=http://127.0.0.1:${proxy.port}`,
    "--ignore-host=localhost",
    ...(conditions.dark ? ["--dark-mode"] : []),
    ...(conditions.scriptsOff ? ["--enable-javascript-markup=false"] : []),
    ...(conditions.storageDenied ? ["--enable-html5-local-storage=false"] : []),
  ];
}

/** The toolkit knows about motion. The browser's toolbar would keep its window wider than a phone. */
function writeToolkitSettings(folder: string, { reducedMotion }: Conditions): void {
  const toolkit = join(folder, "gtk-3.0");
  mkdirSync(toolkit, { recursive: true });
  const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(join(toolkit, "settings.ini"), animations);
  writeFileSync(
    join(toolkit, "gtk.css"),
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }",
  );
}
