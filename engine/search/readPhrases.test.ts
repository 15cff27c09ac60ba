import { expect, test } from "vitest";
import { ProblemsError } from "../../src/lib/problem.ts";
import { parsePhrases } from "./readPhrases.ts";

test("an address has the phrases that commas separate", () => {
  expect(parsePhrases("/docs/overview#limits: too large, how many results\n")).toEqual(
    new Map([["/docs/overview#limits", ["too large", "how many results"]]]),
  );
});

test.each(["docs/overview: too large", "/docs/overview: [too large]", "/docs/overview:"])(
  "%s is refused with its line",
  (line) => {
    const text = `# A comment\n/docs: all pages\n${line}\n`;
    expect(() => parsePhrases(text)).toThrow(ProblemsError);
    expect(() => parsePhrases(text)).toThrow(/content\/search\/phrases\.yaml:3: .*Write "\/docs/s);
  },
);
