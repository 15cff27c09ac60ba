import { describe, expect, it } from "vitest";
import {
  ANNOUNCEMENT_KEY,
  CODE_WRAP_KEY,
  COLOUR_MODE_KEY,
  colourModes,
  earlyScript,
  SAMPLE_LANGUAGE_KEY,
  themeColourMedia,
} from "./earlyState.ts";

/** Runs the script as a browser would, against stand-ins for the globals that it touches. */
function start(script: string, stored: Record<string, string> | "unavailable") {
  const dataset: Record<string, string> = {};
  const metas = modesWithColour.map((mode) => ({ dataset: { mode }, media: "" }));
  let onChange = () => {};
  class MutationObserver {
    constructor(callback: () => void) {
      onChange = callback;
    }
    observe(target: unknown, options: unknown) {
      expect([target, options]).toEqual([{ dataset }, { attributeFilter: ["data-theme"] }]);
    }
  }
  const localStorage =
    stored === "unavailable"
      ? new Proxy(
          {},
          {
            get: () => {
              throw new Error("denied");
            },
          },
        )
      : { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { dataset }, querySelectorAll: () => metas };
  new Function("document", "localStorage", "MutationObserver", script)(
    document,
    localStorage,
    MutationObserver,
  );
  return { dataset, metas, change: () => onChange() };
}

const modesWithColour = ["light", "dark"] as const;
const run = (...options: Parameters<typeof start>) => start(...options).dataset;

const script = earlyScript({
  modes: colourModes(true),
  defaultMode: "light",
  announcementId: "news</script>",
});

describe("earlyScript", () => {
  it.each(["light", "dark", "system"])("shows the stored mode %s", (mode) => {
    expect(run(script, { [COLOUR_MODE_KEY]: mode })["theme"]).toBe(mode);
  });

  it("shows the default without a stored mode, with rubbish and without storage", () => {
    expect(run(script, {})["theme"]).toBe("light");
    expect(run(script, { [COLOUR_MODE_KEY]: "purple" })["theme"]).toBe("light");
    expect(run(script, "unavailable")["theme"]).toBe("light");
  });

  it("does not know the system's mode when it is not respected", () => {
    const two = earlyScript({
      modes: colourModes(false),
      defaultMode: "light",
      announcementId: null,
    });
    expect(run(two, { [COLOUR_MODE_KEY]: "system" })["theme"]).toBe("light");
  });

  it("hides only the announcement whose id was dismissed", () => {
    expect(run(script, { [ANNOUNCEMENT_KEY]: "news</script>" })["announcement"]).toBe("dismissed");
    expect(run(script, { [ANNOUNCEMENT_KEY]: "older" })["announcement"]).toBeUndefined();
  });

  it("shows samples in the stored language, and in curl without one", () => {
    expect(run(script, { [SAMPLE_LANGUAGE_KEY]: "python" })["sample"]).toBe("python");
    expect(run(script, { [SAMPLE_LANGUAGE_KEY]: "cobol" })["sample"]).toBe("curl");
    expect(run(script, {})["sample"]).toBe("curl");
    expect(run(script, "unavailable")["sample"]).toBe("curl");
  });

  it("wraps code for those who chose so, and for nobody else", () => {
    expect(run(script, { [CODE_WRAP_KEY]: "on" })["codeWrap"]).toBe("on");
    expect(run(script, { [CODE_WRAP_KEY]: "off" })["codeWrap"]).toBeUndefined();
    expect(run(script, {})["codeWrap"]).toBeUndefined();
  });

  it("lets the colour of the browser's bars follow the mode, then and later", () => {
    const { dataset, metas, change } = start(script, { [COLOUR_MODE_KEY]: "dark" });
    const media = () => metas.map((meta) => meta.media);
    expect(media()).toEqual(["not all", "all"]);
    for (const mode of colourModes(true)) {
      dataset["theme"] = mode;
      change();
      expect(media()).toEqual(modesWithColour.map((colour) => themeColourMedia(mode, colour)));
    }
  });

  it("cannot end the script element it stands in", () => {
    expect(script).not.toContain("</script>");
  });
});
