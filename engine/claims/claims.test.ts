import { describe, expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { usualState } from "../contract/proof/serverState.ts";
import { checkClaims, formatClaims } from "./checkClaims.ts";
import { parseClaims } from "./claim.ts";
import { toFacts } from "./judge.ts";

const exchange = (label: string, status: number, body: unknown) => ({
  label,
  state: usualState,
  request: { method: "GET", path: "/", headers: {}, body: undefined },
  response: { status, headers: { etag: "W/x" }, body },
});
const facts = toFacts({ info: { version: "18.0.1" }, tags: ["a", "b"] }, [
  exchange('search.json[0] "outcode"', 200, { result: ["E1 6AN", "E16 1XL"] }),
  exchange('places.json[0] "limit"', 200, null),
  exchange('search.json[1] "limit"', 400, null),
  exchange('lookup.json[0] "Cardiff"', 200, {
    result: { country: "Wales", region: null, lsoa: "A", lsoa21: "A", codes: { lsoa: "W01" } },
  }),
  exchange('lookup.json[1] "Bath"', 200, {
    result: { country: "England", region: "South West", lsoa: "B", lsoa21: "B" },
  }),
]);
const html = "<p>Spaces count: <code>E1 6</code> finds two. Read on.</p><li>At most 100.</li>";
const articles = [testPage("/docs/a", html)];

function problems(...evidence: string[]): string[] {
  const text = ['- says: "E1 6 finds two"', "  shown-by:", ...evidence].join("\n");
  return checkClaims(parseClaims("content/claims/docs/a.yaml", text), articles, facts).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

describe("a claim", () => {
  it.each([
    ["its status", "    - { exchange: outcode, status: 200 }"],
    ["a value of its body", "    - { exchange: outcode, body.result.0: E1 6AN }"],
    ["the length of a list", "    - { exchange: outcode, body.result.length: 2 }"],
    ["a header", "    - { exchange: outcode, header.etag: W/x }"],
    ["a header that is missing", "    - { exchange: outcode, header.retry-after: null }"],
    ["a name that two files use", "    - { exchange: search/limit, status: 400 }"],
    ["a pattern", "    - { exchange: outcode, body.result.0: /^E1 6/ }"],
    [
      "every exchange",
      "    - { every: exchange, with: { status: 400 }, has: { header.etag: W/x } }",
    ],
    ["every record", "    - { every: record, with: { country: Wales }, has: { region: null } }"],
    ["equal fields", "    - { every: record, with: { lsoa21: /./ }, has: { lsoa: = lsoa21 } }"],
    ["the contract", "    - { contract: /info/version, is: 18.0.1 }"],
    ["a length in the contract", "    - { contract: /tags/length, is: 2 }"],
    ["a public source", "    - { source: https://example.org/page }"],
  ])("is shown by an exchange or another source: %s", (_, evidence) => {
    expect(problems(evidence)).toEqual([]);
  });

  it.each([
    ["another status", "    - { exchange: outcode, status: 404 }", "has 200 at status, not 404."],
    [
      "another body",
      "    - { exchange: outcode, body.result.0: E1 }",
      'has "E1 6AN" at body.result.0',
    ],
    ["no such value", "    - { exchange: outcode, body.error: x }", "has nothing at body.error"],
    ["another contract", "    - { contract: /info/version, is: 17 }", 'the contract has "18.0.1"'],
    [
      "another pattern",
      "    - { exchange: outcode, body.result.0: /^E16/ }",
      'has "E1 6AN" at body.result.0, not "/^E16/".',
    ],
    [
      "one exchange of many",
      "    - { every: exchange, with: { header.etag: W/x }, has: { status: 200 } }",
      'the exchange "limit" has 400 at status, not 200.',
    ],
    [
      "one record of many",
      "    - { every: record, with: { country: /./ }, has: { region: null } }",
      'the exchange "Bath" has "South West" at region, not null.',
    ],
    [
      "fields that are not always equal",
      "    - { every: record, with: { country: /./ }, has: { region: = lsoa } }",
      'the exchange "Cardiff" has null at region, not "= lsoa".',
    ],
    [
      "no record at all",
      "    - { every: record, with: { country: Jersey }, has: { region: null } }",
      "no recording is chosen by these values.",
    ],
    ["an unknown exchange", "    - { exchange: outcod, status: 200 }", 'Did you mean "outcode"?'],
    ["an ambiguous name", "    - { exchange: limit, status: 200 }", 'no exchange "limit"'],
  ])("is refused where the evidence says something else: %s", (_, evidence, message) => {
    expect(problems(evidence)).toEqual([expect.stringContaining(message)]);
  });

  it("is refused where the page does not say it", () => {
    const text = '- says: "Nobody says this"\n  shown-by: [{ exchange: outcode, status: 200 }]';
    const found = checkClaims(parseClaims("content/claims/docs/a.yaml", text), articles, facts);
    expect(found.map(({ message }) => message)).toEqual([
      '/docs/a does not say "Nobody says this".',
    ]);
    const elsewhere = checkClaims(parseClaims("content/claims/docs/b.yaml", text), articles, facts);
    expect(elsewhere.map(({ message }) => message)).toEqual(["there is no page /docs/b."]);
  });

  it.each([
    ["evidence", '- says: "x"'],
    ["an expectation", '- says: "x"\n  shown-by: [{ exchange: outcode }]'],
    ["a value", '- says: "x"\n  shown-by: [{ contract: /info }]'],
    ["a choice", '- says: "x"\n  shown-by: [{ every: record, has: { a: 1 } }]'],
    ["what all have", '- says: "x"\n  shown-by: [{ every: record, with: { a: 1 } }]'],
    ["words", "- shown-by: [{ source: https://example.org }]"],
  ])("needs %s", (_, text) => {
    expect(() => parseClaims("content/claims/docs/a.yaml", text)).toThrow(
      'content/claims/docs/a.yaml:1: a claim has "says"',
    );
  });
});

describe("a claim about the contract", () => {
  const text = '- says: "At most 100"\n  shown-by: [{ contract: /info/version, is: 18.0.1 }]';
  const claims = parseClaims("content/claims/contract/limits.yaml", text);
  const other = testPage("/docs/b", "<p>Send a list. At most 100.</p>");
  const silent = testPage("/docs/c", "<p>Send a list.</p>");

  it("counts on every page that has its words", () => {
    expect(checkClaims(claims, [...articles, other], facts)).toEqual([]);
    const figures = formatClaims(claims, [...articles, other, silent]);
    expect(figures).toContain("     1     0     1  /docs/a");
    expect(figures).toContain("     1     0     0  /docs/b");
    expect(figures).toContain("     0     0     0  /docs/c");
    expect(figures).toContain("     2     0     1  in all");
    expect(figures).toContain("     1 different claims");
  });

  it("is refused where no page says it", () => {
    const pages = [testPage("/docs/b", "<p>At most 10.</p>")];
    expect(checkClaims(claims, pages, facts).map(({ message }) => message)).toEqual([
      'no page says "At most 100".',
    ]);
  });
});

describe("sentences", () => {
  const textsOf = (markup: string) =>
    testPage("/a", markup).sentences.map(
      ({ text, isCheckable, isProven }) =>
        `${isProven ? "proven" : isCheckable ? "to check" : "free"}: ${text}`,
    );

  it("with numbers or code can be checked, others need no claim", () => {
    expect(textsOf(html)).toEqual([
      "to check: Spaces count: E1 6 finds two.",
      "free: Read on.",
      "to check: At most 100.",
    ]);
  });

  it("made from the contract are proven, and their parts are no words of other sentences", () => {
    expect(
      textsOf(
        "<summary><span data-proven><code>limit</code> integer</span> At most 9. A limit.</summary>" +
          "<dl><dt>Values</dt><dd data-proven>1 to 9</dd></dl>",
      ),
    ).toEqual([
      "proven: limit integer",
      "to check: At most 9.",
      "free: A limit.",
      "proven: Values: 1 to 9",
    ]);
  });

  it("say what is not proven within what is", () => {
    expect(
      textsOf(
        '<summary><span data-proven>lsoa string <b data-proven="no">since 17.7.0</b> England</span> A name.</summary>',
      ),
    ).toEqual(["proven: lsoa string England", "to check: since 17.7.0 A name."]);
  });

  it("about a term begin with it", () => {
    expect(
      textsOf(
        "<dl><div><dt><p>A negative <code>limit</code></p></dt><dd><p>Status 500. Omit it.</p></dd></div></dl>",
      ),
    ).toEqual(["to check: A negative limit: Status 500.", "free: Omit it."]);
  });
});

it("pages are listed with their claims, what is proven, and what has no evidence", () => {
  const text = '- says: "E1 6 finds two"\n  shown-by: [{ exchange: outcode, status: 200 }]';
  const proven = testPage("/docs/a", `${html}<p data-proven>200 OK</p>`);
  expect(formatClaims(parseClaims("content/claims/docs/a.yaml", text), [proven])).toContain(
    "     1     1     1  /docs/a",
  );
});
