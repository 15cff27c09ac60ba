import { describe, expect, it } from "vitest";
import { testBundle } from "../../testing/fixtures/bundle.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkScriptText } from "./scriptText.ts";

describe("checkScriptText", () => {
  const sentence =
    "This paragraph of an article is long enough that no label could be meant by it.";

  it("refuses a paragraph of an article inside a script", () => {
    const page = testPage("/a", `<p>${sentence}</p>`);
    expect(
      problemLines(checkScriptText(page, testBundle({ loader: `x="${sentence}"` }))),
    ).toContain("assets/loader.js");
    expect(checkScriptText(page, testBundle({ loader: "x=1" }))).toEqual([]);
  });
});
