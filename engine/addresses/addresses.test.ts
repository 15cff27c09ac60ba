import { describe, expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { checkAddresses } from "../checks/addresses.ts";
import { withAliases } from "./aliases.ts";
import { parseLedger } from "./ledger.ts";
import { addressesOf, extendedLedger } from "./record.ts";

const LEDGER = `# For people
/docs/a
/docs/a#first
/docs/a#old = first
/docs/a#moved = /docs/b#second
`;

describe("the ledger of addresses", () => {
  it("has an address on each line, with an alias for one that has gone", () => {
    expect(parseLedger(LEDGER)).toEqual([
      { line: 2, path: "/docs/a", id: null, alias: null },
      { line: 3, path: "/docs/a", id: "first", alias: null },
      { line: 4, path: "/docs/a", id: "old", alias: "first" },
      { line: 5, path: "/docs/a", id: "moved", alias: "/docs/b#second" },
    ]);
  });

  it.each(["docs/a", "/docs/a# ", "/docs/a = first", "/docs/a#b = #c"])("refuses %s", (line) => {
    expect(() => parseLedger(`/docs\n${line}`)).toThrow(
      `content/addresses.txt:2: "${line}" is not an address.`,
    );
  });

  it("takes new addresses beside those of their page, and keeps the others", () => {
    const addresses = ["/docs/a", "/docs/a#first", "/docs/a#new", "/docs/b"];
    expect(extendedLedger(`${LEDGER}/docs/c\n`, addresses)).toBe(
      `${LEDGER}/docs/a#new\n/docs/c\n/docs/b\n`,
    );
  });

  it("leaves out ids that only assistive technology uses", () => {
    const html =
      '<h2 id="a">A</h2><button role="tab" id="b"></button><svg><title id="c"></title></svg>';
    expect(addressesOf("/docs/a", html)).toEqual(["/docs/a", "/docs/a#a"]);
  });
});

describe("aliases", () => {
  const site = { base: "/below/", ledger: parseLedger(LEDGER) };
  const alias = (html: string) => withAliases(html, "/docs/a", site);

  it.each([
    [
      "a heading",
      '<p>x</p><h2 class="c" id="first">',
      '<p>x</p><span id="old"></span><h2 class="c" id="first">',
    ],
    ["an entry of a list", '<li id="first">x', '<li id="first"><span id="old"></span>x'],
    [
      "a fold",
      '<details id="first"><summary>x',
      '<details id="first"><summary><span id="old"></span>x',
    ],
    ["a row", '<tr id="first"><th>x', '<tr id="first"><th><span id="old"></span>x'],
    [
      "a link to the page where its text is now",
      '<li><a class="c" href="/below/docs/b">x',
      '<li><span id="moved" data-moved-to="/below/docs/b#second"></span><a class="c" href="/below/docs/b">x',
    ],
  ])("lead to %s", (_, html, expected) => {
    expect(alias(html)).toBe(expected);
  });

  it("change no other page", () => {
    expect(withAliases('<h2 id="first">', "/docs/b", site)).toBe('<h2 id="first">');
  });
});

describe("the check of addresses", () => {
  const whole = '<span id="old"></span><h2 id="first">A</h2><span id="moved"></span>';
  const check = (html: string, path = "/docs/a", other = '<h2 id="second">B</h2>') =>
    checkAddresses(
      [testPage(path, html), ...(path === "/docs/b" ? [] : [testPage("/docs/b", other)])],
      parseLedger(LEDGER),
    ).map(({ line, message }) => `${line}: ${message}`);

  it("is content while every address leads somewhere", () => {
    expect(check(whole)).toEqual([]);
  });

  it("refuses a page that has gone", () => {
    expect(check("", "/docs/b")).toContain("2: the page /docs/a has gone.");
  });

  it("refuses an id that has gone without an alias", () => {
    expect(check(whole.replace('id="first"', ""))).toContain("3: /docs/a#first has gone.");
  });

  it("takes a field that is described elsewhere, if there is a place around it", () => {
    const check = (html: string) =>
      checkAddresses([testPage("/docs/a", html)], parseLedger("/docs/a#result-codes-lsoa"));
    expect(check('<p id="result" data-repeated="result-codes result-codes-lsoa"></p>')).toEqual([]);
    expect(check('<p data-repeated="result-codes-lsoa"></p>')).toHaveLength(1);
    expect(check('<p id="result"></p>')).toHaveLength(1);
  });

  it("refuses an alias that leads nowhere", () => {
    expect(check("<h2>A</h2>")).toContain(
      '4: the alias of /docs/a#old leads to "first", which is not on the page.',
    );
  });

  it("refuses an alias that leads to a place that another page does not have", () => {
    expect(check(whole, "/docs/a", "<h2>B</h2>")).toEqual([
      '5: the alias of /docs/a#moved leads to "/docs/b#second", which is not on the site.',
    ]);
  });

  it("refuses an alias that leads to a page without a link to it", () => {
    expect(check(whole.replace('id="moved"', ""))).toEqual([
      "5: /docs/a#moved leads to /docs/b, but /docs/a has no link to it.",
    ]);
  });

  it("refuses an alias of an id that is on the page again", () => {
    expect(check(`${whole}<h3 id="old">B</h3>`)).toEqual(["4: /docs/a#old is on the page again."]);
  });
});
