import { describe, expect, test } from "vitest";
import { plainText } from "../../src/reference/model/blocks.ts";
import { linksIn } from "../../src/reference/model/releases.ts";
import { realSite } from "../../testing/realSite.ts";
import { checkReleases } from "./checkReleases.ts";
import { parseReleases } from "./readReleases.ts";

const FILE = "openapi/releases.yaml";

const release = (version: string, date: string, more = "") =>
  `- version: ${version}\n  date: ${date}\n  kind: added\n  text: Adds \`a\`, **b** and [c](/docs/c).\n${more}`;

function complaint(text: string): string[] {
  try {
    parseReleases(text);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
}

describe("parseReleases", () => {
  test("reads what is there, and takes the usual for what is not", () => {
    const more = "  breaking: true\n  audience: self-hosters\n";
    const [first, second] = parseReleases(
      release("2.10.0", "2026-02-03", more) + release("2.9.0", "2026-02-03"),
    );
    expect(first).toMatchObject({
      version: "2.10.0",
      date: "2026-02-03",
      kind: "added",
      isBreaking: true,
      audience: "self-hosters",
    });
    expect(plainText(first?.text ?? [])).toBe("Adds a, b and c.");
    expect(linksIn(first?.text ?? [])).toEqual(["/docs/c"]);
    expect(second).toMatchObject({ isBreaking: false, audience: "everyone" });
  });

  test.each([
    ["a short version", release("2.0", "2026-02-03"), ':1: the version is "2".'],
    ["a day that no month has", release("2.0.0", "2026-02-30"), ':2: the date is "2026-02-30".'],
    ["a date in words", release("2.0.0", "3 Feb 2026"), ':2: the date is "3 Feb 2026".'],
    [
      "an unknown kind",
      "- version: 1.0.0\n  kind: new\n",
      ':2: kind is "new". Write one of: added',
    ],
    ["no kind", "- version: 1.0.0\n", ':1: kind is "".'],
    [
      "an unknown audience",
      release("2.0.0", "2026-02-03", "  audience: all\n"),
      ':5: audience is "all". Write one of: everyone, self-hosters.',
    ],
    [
      "breaking as a word",
      release("2.0.0", "2026-02-03", "  breaking: perhaps\n"),
      ":5: breaking is",
    ],
    [
      "a misspelt key",
      release("2.0.0", "2026-02-03", "  braking: true\n"),
      ':5: a release has no "b',
    ],
    ["no sentence", "- version: 1.0.0\n", ":1: the text is no single paragraph."],
    ["Markdown it cannot show", "- text: '# Heading'\n", ":1: Descriptions cannot hold a heading"],
    ["no YAML", '- "half', ":1: This is not valid YAML"],
  ])("refuses %s, with its line", (_case, text, message) => {
    expect(complaint(text)).toContainEqual(expect.stringContaining(`${FILE}${message}`));
  });

  test.each([
    ["the older first", release("2.9.0", "2026-02-03") + release("2.10.0", "2026-02-03")],
    ["the same twice", release("2.9.0", "2026-02-03") + release("2.9.0", "2026-02-03")],
    ["dates the other way", release("2.9.0", "2026-02-03") + release("2.8.0", "2026-02-04")],
  ])("refuses %s", (_case, text) => {
    expect(complaint(text)).toEqual([
      expect.stringMatching(/^openapi.releases.yaml:5: .* comes after/),
    ]);
  });
});

describe("checkReleases", async () => {
  const { releases, contract, reference } = await realSite("/");

  test("the history and the contract agree", () => {
    expect(checkReleases(releases, contract, reference.version)).toEqual([]);
  });

  test("the release that the contract describes comes first", () => {
    expect(checkReleases(releases, contract, "99.0.0")).toEqual([
      expect.objectContaining({
        file: FILE,
        message: `the first release is ${reference.version}, but info.version in openapi/openapi.yaml is 99.0.0.`,
      }),
    ]);
    expect(checkReleases([], contract, "99.0.0")[0]?.message).toContain("is missing");
  });

  test("every release that a field came with is listed", () => {
    const others = releases.filter(({ version }) => version !== "8.0.0");
    expect(checkReleases(others, contract, reference.version)).toEqual([
      expect.objectContaining({
        file: "openapi/schemas/TerminatedPostcode.yaml",
        line: expect.any(Number),
        message: expect.stringContaining("came with 8.0.0, which is not in openapi/releases.yaml."),
      }),
      expect.objectContaining({ file: "openapi/schemas/TerminatedPostcode.yaml" }),
    ]);
  });
});
