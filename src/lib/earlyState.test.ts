import { describe, expect, it } from "vitest";
import { colourModes, earlyScript } from "./earlyState.ts";
import {
  ANNOUNCEMENT_KEY,
  CODE_WRAP_KEY,
  COLOUR_MODE_KEY,
  SAMPLE_LANGUAGE_KEY,
} from "./storageKeys.ts";

type Stored = Record<string, string> | "unavailable";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A root element with the attributes that a document starts with. */
function createRoot() {
  const attributes = new Map([["data-theme", "light"]]);
  return {
    attributes,
    hasAttribute: (name: string) => attributes.has(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    dataset: new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => attributes.get(`data-${kebab(String(name))}`),
        set: (_, name, value) => {
          attributes.set(`data-${kebab(String(name))}`, value);
          return true;
        },
      },
    ),
  };
}

/** Runs the script as a browser would, against stand-ins for the globals that it touches. */
function start(script: string, initial: Stored, platform = "Linux x86_64") {
  let stored = initial;
  const root = createRoot();
  const barColour = { content: "of the default mode" };
  const window: Record<string, (event?: unknown) => void> = {};
  const addEventListener = (type: string, listener: () => void) => {
    window[`on${type}`] = listener;
  };
  const globals = {
    document: { documentElement: root, querySelectorAll: () => [barColour] },
    getComputedStyle: () => ({ backgroundColor: `of the mode ${root.getAttribute("data-theme")}` }),
    localStorage: {
      getItem(key: string) {
        if (stored === "unavailable") throw new Error("denied");
        return stored[key] ?? null;
      },
    },
    navigator: { platform },
    window: Object.assign(window, { addEventListener }),
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return {
    barColour: barColour.content,
    shown: (key: string) => root.getAttribute(`data-${key}`),
    show: (key: string, value: string) => root.setAttribute(`data-${key}`, value),
    fire(type: string, now: Stored) {
      stored = now;
      window[`on${type}`]?.();
    },
    fail: (type: string) => window["onerror"]?.({ target: { type } }),
  };
}

const settings = {
  respectPrefersColorScheme: true,
  defaultColourMode: "light",
  announcement: { id: "news</script>" },
} as const;
const script = earlyScript(settings);
const shown = (key: string, stored: Stored, text = script) => start(text, stored).shown(key);

const CHOICES: Record<string, string> = {
  [COLOUR_MODE_KEY]: "dark",
  [ANNOUNCEMENT_KEY]: "news</script>",
  [SAMPLE_LANGUAGE_KEY]: "python",
  [CODE_WRAP_KEY]: "on",
};
const DEFAULTS: Record<string, string | null> = {
  [COLOUR_MODE_KEY]: "light",
  [ANNOUNCEMENT_KEY]: null,
  [SAMPLE_LANGUAGE_KEY]: "curl",
  [CODE_WRAP_KEY]: "off",
};
const KEYS = Object.keys(CHOICES);

describe("earlyScript", () => {
  it.each(Object.entries(CHOICES))("mirrors what is stored under %s", (key, value) => {
    expect(shown(key, CHOICES)).toBe(value);
  });

  it.each(Object.entries(DEFAULTS))(
    "shows the default of %s without a choice, with rubbish and without storage",
    (key, fallback) => {
      expect(shown(key, {})).toBe(fallback);
      expect(shown(key, { [key]: "purple" })).toBe(fallback);
      expect(shown(key, "unavailable")).toBe(fallback);
    },
  );

  it.each(colourModes(true))("shows the stored mode %s", (mode) => {
    expect(shown(COLOUR_MODE_KEY, { [COLOUR_MODE_KEY]: mode })).toBe(mode);
  });

  it("does not know the system's mode when it is not respected", () => {
    const two = earlyScript({ ...settings, respectPrefersColorScheme: false });
    expect(shown(COLOUR_MODE_KEY, { [COLOUR_MODE_KEY]: "system" }, two)).toBe("light");
  });

  it("hides no announcement where there is none", () => {
    const none = earlyScript({ ...settings, announcement: null });
    expect(shown(ANNOUNCEMENT_KEY, CHOICES, none)).toBeNull();
  });

  it.each(KEYS)("follows %s in other tabs, and when they clear it", (key) => {
    const page = start(script, {});
    page.fire("storage", CHOICES);
    expect(page.shown(key)).toBe(CHOICES[key]);
    page.fire("storage", {});
    expect(page.shown(key)).toBe(DEFAULTS[key]);
  });

  it.each(KEYS)("follows %s when the page comes from the back/forward cache", (key) => {
    const page = start(script, {});
    page.fire("pageshow", CHOICES);
    expect(page.shown(key)).toBe(CHOICES[key]);
  });

  it("keeps what the reader chose in this page where storage is unavailable", () => {
    const page = start(script, "unavailable");
    for (const [key, value] of Object.entries(CHOICES)) page.show(key, value);
    page.fire("pageshow", "unavailable");
    expect(KEYS.map(page.shown)).toEqual(Object.values(CHOICES));
  });

  it.each([
    ["MacIntel", "mac"],
    ["iPad", "mac"],
    ["Win32", null],
    ["Linux armv8l", null],
  ])("knows on %s which keys a shortcut has", (platform, keys) => {
    expect(start(script, {}, platform).shown("keys")).toBe(keys);
  });

  it("gives up on scripts when a script of the page does not come", () => {
    const page = start(script, {});
    page.fail("text/css");
    expect(page.shown("script")).toBe("on");
    page.fail("module");
    expect(page.shown("script")).toBeNull();
  });

  it("gives the browser's bars the colour of the page unless they have it", () => {
    const barColour = (mode: string) => start(script, { [COLOUR_MODE_KEY]: mode }).barColour;
    expect(barColour("light")).toBe("of the default mode");
    expect(barColour("dark")).toBe("of the mode dark");
    expect(barColour("system")).toBe("of the mode system");
  });

  it("cannot end the script element it is in", () => {
    expect(script).not.toContain("</script>");
  });
});
