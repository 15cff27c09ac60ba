import { parseFragment } from "parse5";
import { expect, it } from "vitest";
import { toMarkdown } from "./toMarkdown.ts";

function markdownOf(html: string): string {
  const [article] = parseFragment(`<article>${html}</article>`).childNodes;
  if (article === undefined || !("tagName" in article)) throw new Error("There is no article.");
  return toMarkdown(article);
}

it("keeps headings, words and links, without the title and the controls", () => {
  expect(
    markdownOf(
      '<h1>Title</h1><h2 id="a">Part<a href="#a" data-direct-link="">#</a></h2><p>A <a href="/b"><code>b</code></a> *is* <strong>not</strong> <em>c</em>.<button>Copy</button></p>',
    ),
  ).toBe("## Part\n\nA [`b`](/b) \\*is\\* **not** *c*.\n");
});

it("keeps lists, also in lists, and asides", () => {
  expect(
    markdownOf(
      "<ul><li>One<ol><li>Two</li></ol></li><li>Three</li></ul><aside><p>Mind</p></aside>",
    ),
  ).toBe("- One\n\n  1. Two\n- Three\n\n> Mind\n");
});

it("keeps tables, with a bar in a cell escaped", () => {
  expect(
    markdownOf(
      "<div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>x|y</code></td></tr></tbody></table></div>",
    ),
  ).toBe("| A | B |\n| --- | --- |\n| `x\\|y` |  |\n");
});

it("keeps code with its language, and the words of folds", () => {
  expect(
    markdownOf(
      '<details><summary>More</summary><pre><code><span>{</span>\n  "a": 1\n}\n</code></pre></details>',
    ),
  ).toBe('**More**\n\n```json\n{\n  "a": 1\n}\n```\n');
});
