import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locateNothing, testPage } from "../../../testing/fixtures/page.ts";
import { problemLines } from "../../../testing/problemLines.ts";
import { temporaryFolders } from "../../../testing/temporaryFolders.ts";
import { checkCrossLinks } from "./crossLinks.ts";
import { checkExternalLinks } from "./externalLinks.ts";
import { wordCount } from "./proseText.ts";
import { checkSpelling } from "./spelling.ts";
import { checkStructure } from "./structure.ts";
import { checkTypedNumbers } from "./typedNumbers.ts";
import { checkVoice } from "./voice.ts";

const temporaryFolder = temporaryFolders();
const folder = temporaryFolder("prose");

/** A file of the throwaway project. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  return path;
}

describe("prose", () => {
  it("gives blocks of text without code, pictures and links beside headings", () => {
    const html =
      '<h2>Title<a data-direct-link="">#</a></h2><ul><li>One <em>tw</em>o <code>x_y</code><p>Inner</p></li></ul><p>A<span>b</span> <a data-twin="code">ttwa</a></p><svg><text>no</text></svg>';
    expect(testPage("/a", html).prose).toEqual(["Title", "Inner", "A b"]);
    expect(wordCount(["One two-three.", "4"])).toBe(3);
  });
});

describe("checkSpelling", () => {
  const check = (html: string, words = "") =>
    problemLines(checkSpelling([testPage("/a", html)], file("words.txt", words), locateNothing));

  it("accepts British words, possessives, codes and acronyms", () => {
    expect(
      check("<p>The colour of a licence’s text, SW1A, ONSPD, lsoa21 and <code>qwrt</code>.</p>"),
    ).toBe("");
  });

  it("refuses other spellings, and takes the project's own words", () => {
    expect(check("<p>The color</p>")).toContain('"color" on /a is not in the British dictionary.');
    expect(check("<p>An outcode</p>", "outcode\n")).toBe("");
  });

  it("refuses a word of the list that no page has", () => {
    expect(check("<p>Words</p>", "outcode\n")).toContain(
      'content/words.txt:1: "outcode" is on no page.',
    );
    expect(check("<p>Words</p>", "\noutcode\n")).toContain('content/words.txt:2: "outcode"');
  });
});

describe("checkVoice", () => {
  const check = (html: string) => problemLines(checkVoice([testPage("/a", html)], locateNothing));

  it("refuses words that say nothing, but knows measures", () => {
    expect(check("<p>You can simply send it.</p>")).toContain('"simply" on /a');
    expect(check("<p>It reaches just under 20 km.</p>")).toBe("");
    expect(check("<p>Use <code>just</code>.</p>")).toBe("");
  });

  it("refuses straight quotes in sentences, not in code", () => {
    expect(check("<p>The project's list</p>")).toContain('"project\'s" on /a');
    expect(check('<p>It says "no".</p>')).toContain('""no" on /a');
    expect(check("<p>The project’s “list”, <code>'a'</code>.</p>")).toBe("");
  });
});

describe("checkStructure", () => {
  const long = `<p>${"word ".repeat(200)}</p>`;

  it("refuses a page under 200 words, index pages aside", () => {
    expect(
      problemLines(checkStructure([testPage("/a", "<p>Short.</p>")], locateNothing)),
    ).toContain("/a has 1 words.");
    expect(checkStructure([testPage("/a", long)], locateNothing)).toEqual([]);
    const index = testPage("/a", "<p>Short.</p>", {}, { kind: "docs-index" });
    expect(checkStructure([index], locateNothing)).toEqual([]);
  });

  it("refuses a page of over half an hour", () => {
    const page = testPage("/a", `<p>${"word ".repeat(6601)}</p>`);
    expect(problemLines(checkStructure([page], locateNothing))).toContain("/a has 6601 words.");
  });

  it("refuses two headings that say the same", () => {
    const page = testPage("/a", `${long}<h2>Same</h2><h3>Same</h3>`);
    expect(problemLines(checkStructure([page], locateNothing))).toContain(
      'two headings of /a say "Same".',
    );
  });
});

describe("checkTypedNumbers", () => {
  const check = (source: string) =>
    problemLines(checkTypedNumbers([testPage("/a", "", {}, { kind: "guide", source })]));

  it("refuses a figure that the contract knows", () => {
    expect(check("Line one.\n\nUp to 2,000 metres.")).toContain(
      'content/a.mdx:3: "2,000 metres" is typed',
    );
  });

  it("accepts components, code and figures with a reason", () => {
    expect(check('Up to <Limit name="nearest.radius.max" /> metres, `100 results`, 19.5 km.')).toBe(
      "",
    );
    expect(check("```text\n2,000 metres\n```")).toBe("");
  });
});

describe("checkCrossLinks", () => {
  const path = "/docs/api/find-place";
  const reached = { id: "lookupPlace", anchor: "", groupId: "places" };
  const site = { base: "/", operations: [reached] };
  const guide = (html: string) => testPage("/docs/g", html, { group: "G" });
  const operation = (html: string) =>
    testPage(path, html, {}, { kind: "operation", operationId: reached.id, method: "get" });

  it("accepts guides and operations that lead to each other", () => {
    const pages = [guide(`<a href="${path}">1</a>`), operation('<a href="/docs/g">g</a>')];
    expect(checkCrossLinks(pages, site)).toEqual([]);
  });

  it("counts the switch between them", () => {
    const switched = (page: ReturnType<typeof guide>, href: string) => ({
      ...page,
      data: { ...page.data, counterpart: { href, sections: {} } },
    });
    const pages = [switched(guide(""), path), switched(operation(""), "/docs/g")];
    expect(checkCrossLinks(pages, site)).toEqual([]);
  });

  it("refuses a guide and an operation that lead nowhere, and an operation no guide leads to", () => {
    const problems = problemLines(
      checkCrossLinks([guide(""), operation('<a href="/docs/api">x</a>')], site),
    );
    expect(problems).toContain("/docs/g links to no page of the reference.");
    expect(problems).toContain(`${path} links to no guide.`);
    expect(problems).toContain(`no guide links to the operation "lookupPlace", ${path}.`);
  });
});

describe("checkExternalLinks", () => {
  const check = (html: string, list: string) =>
    problemLines(
      checkExternalLinks([testPage("/a", html)], {
        listFile: file("links.txt", list),
        ownOrigins: ["https://site.example"],
        locate: locateNothing,
      }),
    );

  it("accepts exactly what is listed, and the site's own addresses", () => {
    const html = '<a href="https://b.example/">b</a><a href="https://site.example/x">own</a>';
    expect(check(html, "https://b.example/\n")).toBe("");
  });

  it("accepts addresses that begin as listed", () => {
    const html = '<a href="https://b.example/x?y">y</a><a href="https://b.example/x?z">z</a>';
    expect(check(html, "https://b.example/x?*\n")).toBe("");
    expect(check(html, "https://b.example/y?*\n")).toContain(
      "links to https://b.example/x?y, which is not listed",
    );
    expect(check("", "https://b.example/x?*\n")).toContain(
      "no page links to https://b.example/x?*",
    );
  });

  it.each([
    ["an unlisted link", '<a href="https://c.example/">c</a>', "", "which is not listed"],
    [
      "a listed link nobody uses",
      "",
      "https://b.example/\n",
      "no page links to https://b.example/.",
    ],
    [
      "plain http",
      '<a href="http://b.example/">b</a>',
      "http://b.example/\n",
      "is no https or mailto address",
    ],
    ["a wrong order", "", "https://b.example/\nhttps://a.example/\n", "is not in order"],
  ])("refuses %s", (_case, html, list, message) => {
    expect(check(html, list)).toContain(message);
  });
});
