import { describe, expect, it } from "vitest";
import { locateNothing, testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkHeadings } from "./headings.ts";

describe("checkHeadings", () => {
  const check = (html: string) => problemLines(checkHeadings(testPage("/a", html), locateNothing));

  const heading = (level: number, words: string, title = `Direct link to ${words}`) =>
    `<h${level}>${words}<a data-direct-link="" title="${title}">#</a></h${level}>`;

  it("accepts steps down one by one and up at will", () => {
    const html = ["<h1>A</h1>", heading(2, "B"), heading(3, "C"), heading(2, "D")].join("");
    expect(check(html)).toBe("");
  });

  it("refuses a heading below the title without a direct link", () => {
    expect(check("<h1>A</h1><h2>B</h2>")).toContain('the heading "B" of /a has no direct link.');
  });

  it("refuses a direct link whose title is not the heading", () => {
    expect(check(`<h1>A</h1>${heading(2, "<b>200</b> OK", "Direct link to ")}`)).toContain(
      'the direct link of the heading "200 OK" of /a is titled "Direct link to ".',
    );
  });

  it("refuses a skipped level", () => {
    const html = '<h1>A</h1><h3>B<a data-direct-link="">#</a></h3>';
    expect(check(html)).toContain(
      'the heading "B" of /a has level 3, but the one before it has level 1.',
    );
  });

  it("refuses none and two of level 1", () => {
    expect(check("<p>A</p>")).toContain("/a has 0 headings of level 1.");
    expect(check("<h1>A</h1><h1>B</h1>")).toContain("/a has 2 headings of level 1.");
  });
});
