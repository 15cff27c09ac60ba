import { describe, expect, it } from "vitest";
import {
  ANNOUNCEMENT_KEY,
  CODE_WRAP_KEY,
  COLOUR_MODE_KEY,
  colourModes,
  earlyScript,
  SAMPLE_LANGUAGE_KEY,
} from "./earlyState.ts";

/** Runs the script as a browser would, against a stand-in for the two globals that it touches. */
function run(script: string, stored: Record<string, string> | "unavailable") {
  const dataset: Record<string, string> = {};
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
  new Function("document", "localStorage", script)({ documentElement: { dataset } }, localStorage);
  return dataset;
}

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

  it("cannot end the script element it stands in", () => {
    expect(script).not.toContain("</script>");
  });
});
