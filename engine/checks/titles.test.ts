import { describe, expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkTitles } from "./titles.ts";

describe("checkTitles", () => {
  it("accepts pages that differ", () => {
    expect(checkTitles([testPage("/a", ""), testPage("/b", "")])).toEqual([]);
  });

  it("refuses missing and duplicate titles and descriptions", () => {
    const same = {
      title: "Same",
      description: "The same description on two pages, which is one too many.",
    };
    const problems = problemLines(
      checkTitles([testPage("/a", "", same), testPage("/b", "", same)]),
    );
    expect(problems).toContain(
      'content/b.mdx: the title of /b, "Same · Postcodes.io", is also that of /a.',
    );
    expect(problems).toContain(
      'the description of /b, "The same description on two pages, which is one too many.", is also that of /a.',
    );
    const none = problemLines(checkTitles([testPage("/a", "", { title: "", description: " " })]));
    expect(none).toContain("/a has no title.");
    expect(none).toContain("/a has no description.");
  });

  it("refuses a description that is too short or too long", () => {
    const short = testPage("/a", "", { description: "Too short." });
    const long = testPage("/b", "", { description: "x".repeat(161) });
    const problems = problemLines(checkTitles([short, long]));
    expect(problems).toContain("the description of /a has 10 characters");
    expect(problems).toContain("the description of /b has 161 characters");
  });

  it("lets an alias share them", () => {
    const same = {
      title: "Same",
      description: "The same description on two pages, which is one too many.",
    };
    const alias = testPage("/b", "", { ...same, canonicalPath: "/a" });
    expect(checkTitles([testPage("/a", "", same), alias])).toEqual([]);
  });
});
