import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatProblem, type Problem } from "../../src/lib/problem.ts";
import type { SearchEntry } from "../../src/search/entry.ts";
import { locateNothing, testPage } from "../../testing/fixtures/page.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import type { BundledFile } from "../bundle.ts";
import { BUDGETS, checkBudgets, measureAll, measurePage } from "./budgets.ts";
import { checkHeadings } from "./headings.ts";
import { checkLinks } from "./links.ts";
import { checkIds, checkInlineStyles } from "./markup.ts";
import { checkScriptText } from "./scriptText.ts";
import { checkPhrases, checkSearchEntries } from "./searchEntries.ts";
import { checkTitles } from "./titles.ts";

const told = (problems: Problem[]) => problems.map(formatProblem).join("\n");

describe("checkTitles", () => {
  it("accepts pages that differ", () => {
    expect(checkTitles([testPage("/a", ""), testPage("/b", "")])).toEqual([]);
  });

  it("refuses missing and duplicate titles and descriptions", () => {
    const same = {
      title: "Same",
      description: "The same description on two pages, which is one too many.",
    };
    const problems = told(checkTitles([testPage("/a", "", same), testPage("/b", "", same)]));
    expect(problems).toContain('content/b.mdx: the title of /b, "Same", is also that of /a.');
    expect(problems).toContain(
      'the description of /b, "The same description on two pages, which is one too many.", is also that of /a.',
    );
    const none = told(checkTitles([testPage("/a", "", { title: "", description: " " })]));
    expect(none).toContain("/a has no title.");
    expect(none).toContain("/a has no description.");
  });

  it("refuses a description that is too short or too long", () => {
    const short = testPage("/a", "", { description: "Too short." });
    const long = testPage("/b", "", { description: "x".repeat(161) });
    const problems = told(checkTitles([short, long]));
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

describe("checkHeadings", () => {
  const check = (html: string) => told(checkHeadings([testPage("/a", html)], locateNothing));

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

describe("checkIds", () => {
  it("refuses an id that is used twice, also when the shell has it", () => {
    const twice = testPage("/a", '<h2 id="x">A</h2><h2 id="x">B</h2>');
    expect(told(checkIds([twice], locateNothing))).toContain('the id "x" is used twice on /a.');
    const shell = testPage("/a", '<h2 id="content">A</h2>');
    expect(told(checkIds([shell], locateNothing))).toContain('the id "content" is used twice');
    expect(checkIds([testPage("/a", '<h2 id="x">A</h2>')], locateNothing)).toEqual([]);
  });
});

describe("checkInlineStyles", () => {
  it("refuses style attributes and elements", () => {
    const page = testPage("/a", '<p style="color:red">A</p><style>p{}</style>');
    expect(checkInlineStyles([page], locateNothing)).toHaveLength(2);
    expect(checkInlineStyles([testPage("/a", "<p>A</p>")], locateNothing)).toEqual([]);
  });
});

describe("checkLinks", () => {
  const temporaryFolder = temporaryFolders();
  const dist = temporaryFolder("links");
  writeFileSync(join(dist, "picture.svg"), "");
  const site = { base: "/base/", origin: "https://site.example", dist, locate: locateNothing };
  const check = (html: string) =>
    told(checkLinks([testPage("/a", html), testPage("/b/c", '<h2 id="there">A</h2>')], site));

  it("accepts pages, anchors, files and other sites", () => {
    const links = [
      '<a href="/base/b/c">1</a>',
      '<a href="/base/b/c#there">2</a>',
      '<h2 id="here">3</h2><a href="#here">4</a>',
      '<img src="/base/picture.svg" alt="">',
      '<a href="/base/picture.svg" download>5</a>',
      '<a href="https://site.example/base/b/c">6</a>',
      '<a href="https://other.example/nope">7</a>',
      '<a href="mailto:a@b.example">8</a>',
    ];
    expect(check(links.join(""))).toBe("");
  });

  it("follows the sections that a guide shares with its operation", () => {
    const there = testPage("/b/c", '<h2 id="there">A</h2>');
    const leadingTo = (id: string) => {
      const here = testPage("/a", "");
      const counterpart = { href: "/b/c#one", sections: { here: id } };
      return told(checkLinks([{ ...here, data: { ...here.data, counterpart } }, there], site));
    };
    expect(leadingTo("there")).toBe("");
    expect(leadingTo("nope")).toContain('"/b/c#nope" on /a is an anchor that /b/c does not have.');
  });

  it.each([
    ["a broken link", '<a href="/base/b/d">', '"/b/d" on /a leads to no page and no file.'],
    ["the closest page", '<a href="/base/b/d">', "(closest page: /b/c)"],
    ["a broken own-domain link", '<a href="https://site.example/base/d">', "leads to no page"],
    ["a relative link", '<a href="nowhere">', "leads to no page"],
    [
      "a broken anchor here",
      '<a href="#nope">',
      '"#nope" on /a is an anchor that this page does not have.',
    ],
    ["a broken anchor there", '<a href="/base/b/c#nope">', "is an anchor that /b/c does not have."],
    [
      "a broken image",
      '<img src="/base/nope.svg">',
      '"/nope.svg" on /a leads to no page and no file.',
    ],
    [
      "a broken source set",
      '<img srcset="/base/picture.svg 1x, /base/nope.png 2x">',
      '"/nope.png"',
    ],
    [
      "a broken download",
      '<a href="/base/nope.zip" download>',
      '"/nope.zip" on /a leads to no page',
    ],
    ["another spelling", '<a href="/base/b/c/">', "is not the page's own address, which is /b/c."],
    ["a forgotten base path", '<a href="/b/c">', "leaves the site's base path /base/."],
    [
      "an anchor that cannot be decoded",
      '<a href="#100%">',
      '"#100%" on /a is an anchor that this page does not have.',
    ],
    ["the not-found page", '<a href="/base/404.html">', '"/404.html" on /a leads to no page'],
    ["an empty address", '<a href="">', "is an empty address."],
    [
      "an address that cannot be read",
      '<a href="http://">',
      'content/a.mdx: "http://" on /a is an address that no browser can read. Write it whole',
    ],
  ])("tells of %s", (_case, html, message) => {
    expect(check(html)).toContain(message);
  });
});

describe("checkPhrases", () => {
  it("refuses phrases for an address that no search leads to", () => {
    const phrases = new Map([["/docs/nowhere", ["somewhere"]]]);
    expect(told(checkPhrases(phrases, []))).toContain(
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
  const check = (...entries: SearchEntry[]) => told(checkSearchEntries([rendered], entries));

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

const testStyle = (file: BundledFile) => ({ ...file, usedBy: () => "", specialOf: () => "" });

describe("checkScriptText", () => {
  const sentence =
    "This paragraph of an article is long enough that no label could be meant by it.";
  const bundle = (code: string) => {
    const file = { fileName: "assets/a.js", code };
    const none = { fileName: "a.css", code: "" };
    return {
      loader: [file] as const,
      shell: [],
      search: [],
      keeping: [],
      cards: [],
      explanations: none,
      searchIndex: none,
      style: testStyle(none),
    };
  };

  it("refuses a paragraph of an article inside a script", () => {
    const page = testPage("/a", `<p>${sentence}</p>`);
    expect(told(checkScriptText([page], bundle(`x="${sentence}"`)))).toContain("assets/a.js");
    expect(checkScriptText([page], bundle("x=1"))).toEqual([]);
  });
});

describe("measureAll", () => {
  it("counts scripts before any interaction, and no blocks of data", async () => {
    const page = testPage("/a", "");
    const withHead = (head: string) => ({
      ...page,
      document: page.document.replace("<head>", `<head>${head}`),
    });
    const file = { fileName: "assets/a.js", code: "" };
    const bundle = {
      loader: [file] as const,
      shell: [],
      search: [],
      keeping: [],
      cards: [],
      explanations: file,
      searchIndex: file,
      style: testStyle(file),
    };
    const loader = async (head: string) =>
      (await measureAll([await measurePage(withHead(head))], bundle)).loader;
    const none = await loader("");
    const data = ["application/json", "application/ld+json"].map(
      (type) => `<script type="${type}">{"a":"b"}</script>`,
    );
    expect(await loader(data.join(""))).toBe(none);
    expect(await loader("<script>let a</script>")).toBeGreaterThan(none);
  });
});

describe("checkBudgets", () => {
  const fine = {
    documents: [{ path: "/a", sourceFile: "a", bytes: 1, inlineStyle: 1 }],
    style: 1,
    loader: 1,
    shell: 1,
    searchCode: 1,
    searchIndex: 1,
    keeping: 1,
    cardsCode: 1,
    explanations: 1,
  };

  it("counts the style in a document as style", async () => {
    const style = Array.from(
      { length: 9_000 },
      (_, index) => `.c${index}{order:${index * 7}}`,
    ).join("");
    const page = testPage("/a", `<style>${style}</style><p>Words</p>`);
    const files = [{ fileName: "a.js", code: "" }] as const;
    const sizes = await measureAll([await measurePage(page)], {
      loader: files,
      shell: files,
      search: [],
      keeping: [],
      cards: [],
      explanations: files[0],
      searchIndex: files[0],
      style: testStyle({ fileName: "a.css", code: style }),
    });
    expect(sizes.documents[0]?.bytes).toBeLessThan(300);
    expect(sizes.documents[0]?.inlineStyle).toBeGreaterThan(3_000);
    expect(sizes.style).toBeGreaterThan(3_000);
  });

  it("accepts what keeps to the budgets, to the byte", () => {
    const { document: bytes, inlineStyle, search, cards, ...others } = BUDGETS;
    const documents = [{ path: "/a", sourceFile: "a", bytes, inlineStyle }];
    const sizes = {
      documents,
      ...others,
      ...{ searchCode: 1, searchIndex: search - 1 },
      ...{ cardsCode: 1, explanations: cards - 1 },
    };
    expect(checkBudgets(sizes)).toEqual([]);
  });

  it.each([
    [
      {
        documents: [
          { path: "/a", sourceFile: "a.mdx", bytes: BUDGETS.document + 1, inlineStyle: 1 },
        ],
      },
      "a.mdx: the document of /a has 15001 bytes",
    ],
    [
      {
        documents: [
          { path: "/a", sourceFile: "a", bytes: 1, inlineStyle: BUDGETS.inlineStyle + 1 },
        ],
      },
      "the style in /a has 8001 bytes",
    ],
    [{ style: BUDGETS.style + 1 }, "the style sheet has 10001 bytes"],
    [{ loader: BUDGETS.loader + 1 }, "script before any interaction has 4001 bytes"],
    [{ shell: BUDGETS.shell + 1 }, "the shell has 80001 bytes"],
    [
      { searchCode: 1, searchIndex: BUDGETS.search },
      "search, code and index together, has 70001 bytes",
    ],
    [{ keeping: BUDGETS.keeping + 1 }, "the script that keeps the site has 3001 bytes"],
    [
      { cardsCode: 1, explanations: BUDGETS.cards },
      "cards, code and words together, has 13001 bytes",
    ],
  ])("refuses %o", (change, message) => {
    expect(told(checkBudgets({ ...fine, ...change }))).toContain(message);
  });
});
