import { describe, expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { usualState } from "../contract/proof/serverState.ts";
import { checkClaims, formatClaims } from "./checkClaims.ts";
import { parseClaims } from "./claim.ts";
import { namedExchanges } from "./judge.ts";
import { sentencesOf } from "./sentences.ts";

const exchange = (label: string, status: number, body: unknown) => ({
  label,
  state: usualState,
  request: { method: "GET", path: "/", headers: {}, body: undefined },
  response: { status, headers: { etag: "W/x" }, body },
});
const facts = {
  contract: { info: { version: "18.0.1" } },
  exchanges: namedExchanges([
    exchange('search.json[0] "outcode"', 200, { result: ["E1 6AN", "E16 1XL"] }),
    exchange('places.json[0] "limit"', 200, null),
    exchange('search.json[1] "limit"', 400, null),
  ]),
};
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
    ["the contract", "    - { contract: /info/version, is: 18.0.1 }"],
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
    ["words", "- shown-by: [{ source: https://example.org }]"],
  ])("needs %s", (_, text) => {
    expect(() => parseClaims("content/claims/docs/a.yaml", text)).toThrow(
      'content/claims/docs/a.yaml:1: a claim has "says"',
    );
  });
});

it("sentences with numbers or code can be checked, others need no claim", () => {
  expect(sentencesOf(testPage("/a", html))).toEqual([
    { text: "Spaces count: E1 6 finds two.", isChecked: true },
    { text: "Read on.", isChecked: false },
    { text: "At most 100.", isChecked: true },
  ]);
});

it("pages are listed with their claims and with the sentences that have none", () => {
  const text = '- says: "E1 6 finds two"\n  shown-by: [{ exchange: outcode, status: 200 }]';
  expect(formatClaims(parseClaims("content/claims/docs/a.yaml", text), articles)).toContain(
    "     1     1  /docs/a",
  );
});
