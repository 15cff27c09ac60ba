import { describe, expect, it } from "vitest";
import { colourModes, earlyScript, mirroredChoices, themeColourMedia } from "./earlyState.ts";
import {
  ANNOUNCEMENT_KEY,
  CODE_WRAP_KEY,
  COLOUR_MODE_KEY,
  SAMPLE_LANGUAGE_KEY,
} from "./storageKeys.ts";

type Stored = Record<string, string> | "unavailable";

const modesWithColour = ["light", "dark"] as const;
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
  const metas = modesWithColour.map((mode) => ({ dataset: { mode }, media: "" }));
  const listeners = new Map<string, (event: { persisted?: boolean }) => void>();
  let onChange = () => {};
  class MutationObserver {
    constructor(callback: () => void) {
      onChange = callback;
    }
    observe(target: unknown, options: unknown) {
      expect(target).toBe(root);
      expect(options).toEqual({ attributeFilter: ["data-theme"] });
    }
  }
  const globals = {
    document: { documentElement: root, querySelectorAll: () => metas },
    localStorage: {
      getItem(key: string) {
        if (stored === "unavailable") throw new Error("denied");
        return stored[key] ?? null;
      },
    },
    MutationObserver,
    navigator: { platform },
    addEventListener: listeners.set.bind(listeners),
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return {
    metas,
    change: () => onChange(),
    shown: (key: string) => root.getAttribute(`data-${key}`),
    show: (key: string, value: string) => root.setAttribute(`data-${key}`, value),
    fire(type: string, now: Stored, event = {}) {
      stored = now;
      listeners.get(type)?.(event);
    },
  };
}

const settings = {
  respectPrefersColorScheme: true,
  defaultColourMode: "light",
  announcement: { id: "news</script>" },
} as const;
const script = earlyScript(mirroredChoices(settings));
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
    const two = earlyScript(mirroredChoices({ ...settings, respectPrefersColorScheme: false }));
    expect(shown(COLOUR_MODE_KEY, { [COLOUR_MODE_KEY]: "system" }, two)).toBe("light");
  });

  it("hides no announcement where there is none", () => {
    const none = earlyScript(mirroredChoices({ ...settings, announcement: null }));
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
    page.fire("pageshow", CHOICES, { persisted: true });
    expect(page.shown(key)).toBe(CHOICES[key]);
  });

  it("keeps what the reader chose in this page where storage is unavailable", () => {
    const page = start(script, "unavailable");
    for (const [key, value] of Object.entries(CHOICES)) page.show(key, value);
    page.fire("pageshow", "unavailable", { persisted: true });
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

  it("lets the colour of the browser's bars follow the mode, then and later", () => {
    const { metas, change, show } = start(script, { [COLOUR_MODE_KEY]: "dark" });
    const media = () => metas.map((meta) => meta.media);
    expect(media()).toEqual(["not all", "all"]);
    for (const mode of colourModes(true)) {
      show(COLOUR_MODE_KEY, mode);
      change();
      expect(media()).toEqual(modesWithColour.map((colour) => themeColourMedia(mode, colour)));
    }
  });

  it("cannot end the script element it is in", () => {
    expect(script).not.toContain("</script>");
  });
});
