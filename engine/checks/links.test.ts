import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locateNothing, testPage } from "../../testing/fixtures/page.ts";
import { problemLines } from "../../testing/problemLines.ts";
import { temporaryFolders } from "../../testing/temporaryFolders.ts";
import { checkLinks } from "./links.ts";

describe("checkLinks", () => {
  const temporaryFolder = temporaryFolders();
  const dist = temporaryFolder("links");
  writeFileSync(join(dist, "picture.svg"), "");
  const site = { base: "/base/", origin: "https://site.example", dist, locate: locateNothing };
  const check = (html: string) =>
    problemLines(
      checkLinks([testPage("/a", html), testPage("/b/c", '<h2 id="there">A</h2>')], site),
    );

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
      return problemLines(
        checkLinks([{ ...here, data: { ...here.data, counterpart } }, there], site),
      );
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
