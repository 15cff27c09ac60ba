import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { browserOptions } from "./browserOptions.ts";
import { findChromium } from "./findChromium.ts";

const newFolder = temporaryFolders();
let folder: string;

beforeEach(() => {
  folder = newFolder("browsers");
  vi.stubEnv("CHROMIUM", undefined);
  vi.stubEnv("PATH", folder);
  vi.spyOn(chromium, "executablePath").mockReturnValue(join(folder, "chromium-9/linux/chrome"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A program that starts, or does not. */
function program(name: string, exitCode = 0): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

it("finds both kinds", () => {
  const [shell, full] = [program("chromium-headless-shell"), program("chromium")];
  expect(findChromium("headless shell")).toBe(shell);
  expect(findChromium("full")).toBe(full);
  expect(browserOptions().executablePath).toBe(shell);
  expect(browserOptions({ kind: "full" }).executablePath).toBe(full);
});

it("finds Playwright's own", () => {
  const full = program("chromium-9/linux/chrome");
  const shell = program("chromium_headless_shell-9/linux/chrome-headless-shell");
  expect(findChromium("headless shell")).toBe(shell);
  expect(findChromium("full")).toBe(full);
});

it("uses the full browser for everything where there is no headless shell that starts", () => {
  program("chromium-headless-shell", 1);
  const full = program("google-chrome");
  expect(findChromium("headless shell")).toBeNull();
  expect(browserOptions().executablePath).toBe(full);
});

it("uses the one that CHROMIUM names for everything", () => {
  program("chromium-headless-shell");
  const named = program("my-browser");
  vi.stubEnv("CHROMIUM", named);
  expect(browserOptions().executablePath).toBe(named);
  expect(browserOptions({ kind: "full" }).executablePath).toBe(named);
  vi.stubEnv("CHROMIUM", program("broken", 1));
  expect(() => browserOptions()).toThrow("it does not start");
});
