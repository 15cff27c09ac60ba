import { describe, expect, it } from "vitest";
import { locateNothing, testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { checkClasses, checkIds, checkInlineStyles } from "./markup.ts";

describe("checkIds", () => {
  it("refuses an id that is used twice, also when the shell has it", () => {
    const twice = testPage("/a", '<h2 id="x">A</h2><h2 id="x">B</h2>');
    expect(problemLines(checkIds(twice, locateNothing))).toContain(
      'the id "x" is used twice on /a.',
    );
    const shell = testPage("/a", '<h2 id="content">A</h2>');
    expect(problemLines(checkIds(shell, locateNothing))).toContain(
      'the id "content" is used twice',
    );
    expect(checkIds(testPage("/a", '<h2 id="x">A</h2>'), locateNothing)).toEqual([]);
  });
});

describe("checkInlineStyles", () => {
  it("refuses style attributes and elements", () => {
    const page = testPage("/a", '<p style="color:red">A</p><style>p{}</style>');
    expect(checkInlineStyles(page, locateNothing)).toHaveLength(2);
    expect(checkInlineStyles(testPage("/a", "<p>A</p>"), locateNothing)).toEqual([]);
  });
});

describe("checkClasses", () => {
  it("refuses a class that no style sheet has", () => {
    const page = testPage("/a", '<p class="lead undefined">A</p>');
    expect(problemLines(checkClasses(page, locateNothing))).toContain(
      'a <p> of /a has the class "undefined".',
    );
    const others = testPage("/a", '<p class="undefined-type">undefined</p><p>B</p>');
    expect(checkClasses(others, locateNothing)).toEqual([]);
  });
});
