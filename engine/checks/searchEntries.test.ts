import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../../src/search/entry.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkPhrases, checkSearchEntries } from "./searchEntries.ts";

describe("checkPhrases", () => {
  it("refuses phrases for an address that no search leads to", () => {
    const phrases = new Map([["/docs/nowhere", ["somewhere"]]]);
    expect(problemLines(checkPhrases(phrases, []))).toContain(
      "content/search/phrases.yaml: no search leads to /docs/nowhere.",
    );
  });
});

describe("checkSearchEntries", () => {
  const page = testPage("/a", '<h2 id="one">One</h2><p id="two">Two</p>');
  const entry = (address: string, title = "One"): SearchEntry => ({
    kind: "section",
    address,
    title,
    answer: "",
    trail: [],
    names: [],
    text: "",
  });
  const rendered = {
    ...page,
    data: { ...page.data, toc: [{ id: "one", text: "One", level: 2 as const }] },
  };
  const check = (...entries: SearchEntry[]) =>
    problemLines(checkSearchEntries([rendered], entries));

  it("accepts addresses that are on the page", () => {
    expect(check(entry("/a"), entry("/a#one"), entry("/a#two"))).toBe("");
  });

  it.each([
    [[entry("/b")], '"One" (section) leads to /b, which is on no page.'],
    [[entry("/a#three")], "leads to /a#three, which is on no page."],
    [[entry("/a#one"), entry("/a#one")], "leads to /a#one, as another does."],
    [[entry("/a#one", "Eins")], '"Eins" (section) leads to the heading "One".'],
  ])("refuses %j", (entries, message) => {
    expect(check(...entries)).toContain(message);
  });
});
