import { expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { checkNames, formatNames } from "./names.ts";

const json = (content: string, more = "") =>
  testPage("/a", `<pre data-language="json"${more}><code>${content}</code></pre>`);
const LINKED = '{ <a href="#a">"a"</a>: "b", <a href="#c">"c"</a>: <i>1</i> }';

it("counts examples and the names in them", () => {
  const pages = [json(LINKED), json("[1]"), testPage("/b", '<p><code>"a": 1</code></p>')];
  expect(checkNames(pages)).toEqual([]);
  expect(formatNames(pages)).toBe("JSON examples: 1, names linked: 2, not: 0");
});

it("names the page and the names without a link, and says what to do", () => {
  const pages = [json(`${LINKED.replace(' href="#c"', "")}, "d": {}, "e": "f"`)];
  const [problem] = checkNames(pages);
  expect(problem).toMatchObject({ file: "content/a.mdx" });
  expect(problem?.message).toContain('lead to no description: "c", "d", "e".');
  expect(problem?.fix).toContain('names="foreign"');
  expect(formatNames(pages)).toBe("JSON examples: 1, names linked: 1, not: 3");
});

it("knows JSON in requests too", () => {
  for (const language of ["http", "shellscript"]) {
    const block = `<pre data-language="${language}">POST /a\n\n{"a": 1}</pre>`;
    expect(checkNames([testPage("/a", block)])).toHaveLength(1);
  }
});

it("leaves the JSON of other programs alone", () => {
  expect(checkNames([json('{"a": 1}', ' data-names="foreign"')])).toEqual([]);
});
