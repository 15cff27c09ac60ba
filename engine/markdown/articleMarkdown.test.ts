import { expect, test } from "vitest";
import { treeOf } from "../html.ts";
import { articleMarkdown } from "./articleMarkdown.ts";

const reading = {
  resolve: (address: string) => new URL(address, "https://example.org/base/docs/page").href,
  samplesAt: (address: string) => [
    { label: "curl", language: "shellscript", code: `curl ${address}\n` },
    { label: "Go", language: "go", code: "package main\n" },
  ],
};
const markdown = (html: string) => articleMarkdown(treeOf(html), reading).trimEnd();

test.each([
  ["<h1>A  title</h1><p>Some\n words.</p>", "# A title\n\nSome words."],
  ["<p>One.</p><hr><p>Two.</p>", "One.\n\n---\n\nTwo."],
  // Addresses are whole.
  ['<p><a href="/base/docs#x">In</a></p>', "[In](https://example.org/base/docs#x)"],
  ['<p><a href="#here">In</a></p>', "[In](https://example.org/base/docs/page#here)"],
  ['<p><a href="mailto:a@b.org">Write</a></p>', "[Write](mailto:a@b.org)"],
  ['<p><img src="/base/a.png" alt="A map"></p>', "![A map](https://example.org/base/a.png)"],
  // Words in a line.
  ["<p><b>a </b>b <em>c</em></p>", "**a** b *c*"],
  ["<p><code>a<wbr>_b</code> *not* <em></em>this</p>", "`a_b` \\*not\\* this"],
  ["<p>a &lt;b> c</p>", "a \\<b> c"],
  ['<p>string <span data-twin="mark">or null</span></p>', "string *or null*"],
  // What only a style sheet keeps apart.
  ["<p><span>a</span><span>b</span> <span>c</span></p>", "a · b c"],
  ["<p><a href='/x'>a</a><span>: b</span></p>", "[a](https://example.org/x): b"],
  // For browsers.
  ['<h2>A<a href="#a" data-direct-link="">#</a></h2>', "## A"],
  ["<p>a<button>Copy</button></p>", "a"],
  ['<p>a<span aria-hidden="true">!</span></p>', "a"],
  ['<p>a <span aria-hidden="true" data-twin="keep">!</span></p>', "a !"],
  ['<p>a</p><p data-twin="none">b</p>', "a"],
  [
    '<p><a href="https://b.org/">b<span class="visually-hidden"> (external site)</span></a></p>',
    "[b](https://b.org/)",
  ],
  // Signs of the style sheet.
  ['<ul><li data-twin-before="yes: ">has it</li></ul>', "- yes: has it"],
  ['<p><code>a<span data-twin-before="↵"></span>\nb</code></p>', "`a↵ b`"],
  // Lists.
  ["<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>", "1. a\n2. b\n   - c"],
  ["<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n- b"],
  ["<ul><li>a<p>b</p></li><li><p>c</p><p>d</p></li></ul>", "- a: b\n\n- c\n\n  d"],
  ["<ul><li><h3>a</h3><p>b</p></li></ul>", "### a\n\nb"],
  [
    "<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd><dd>e</dd></dl>",
    "- a: b\n\n- c: d\n\n  e",
  ],
  ["<p>a</p><dl></dl><ul></ul><p>b</p>", "a\n\nb"],
  ["<div>What to do: <p>Wait.</p></div>", "What to do: Wait."],
  // Code.
  ['<pre data-language="json"><code>{\n <i>1</i>}\n</code></pre>', "```json\n{\n 1}\n```"],
  ['<pre data-language="shellscript">ls</pre>', "```sh\nls\n```"],
  ["<pre>```</pre>", "````text\n```\n````"],
  // Folds are open.
  ["<details><summary>More</summary><p>a</p></details>", "**More**\n\na"],
  [
    "<details><summary><h3>More</h3> <span>a</span></summary><p>b</p></details>",
    "### More\n\na\n\nb",
  ],
  [
    "<details><summary><small>Example</small> a <code>b</code></summary>c</details>",
    "**Example: a `b`**\n\nc",
  ],
  // Tables.
  [
    "<table><caption>T</caption><thead><tr><th>a<th>b</thead><tr><th>c|d<td><p>e</p><p>f</p></table>",
    "T\n\n| a | b |\n| - | - |\n| c\\|d | e · f |",
  ],
  [
    "<table><thead><tr><th>a<th>b<th>c</thead><tr><th>d<td colspan=2>e</table>",
    "| a | b | c |\n| - | - | - |\n| d | e | e |",
  ],
  [
    '<p>a <a href="#b" data-twin="code">b_<wbr>c</a></p>',
    "a [`b_c`](https://example.org/base/docs/page#b)",
  ],
  ["<aside><p>Note</p><div><p>a</p><p>b</p></div></aside>", "> **Note:** a\n>\n> b"],
  [
    '<svg role="img"><title>A map</title><desc>Of a town.</desc><text>x</text></svg>',
    "Diagram: A map: Of a town.",
  ],
  ["<p>a<svg><path/></svg></p>", "a"],
])("%s", (html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test("a row is an item, with what unfolds from it; its link to itself is for browsers", () => {
  const html = `<div>
    <div id="a" data-twin="row"><a href="#a"><code>a</code> string</a><p>First.</p></div>
    <details id="b" data-twin="row"><summary><span><code>b</code> object</span> <span>Second.</span></summary>
      <p>More.</p><div data-twin="row"><b><a href="#c">c</a></b><p>Third.</p></div>
    </details></div>`;
  expect(markdown(html)).toBe(
    "- `a` string: First.\n\n- `b` object: Second.\n\n  More.\n\n  - **[c](https://example.org/base/docs/page#c)**: Third.",
  );
});

test("a row with other parts is refused, and named", () => {
  const html = '<div data-twin="row"><b>a</b><p>b</p><p>c</p></div>';
  expect(() => markdown(html)).toThrow('A row has other parts than head and lead: "abc".');
});

test("a request is there in every language", () => {
  const html = `<div data-samples="/base/samples/a.json">
    <div role="tablist"><button data-sample-tab="curl">curl</button></div>
    <figure><figcaption>A request</figcaption><pre>curl</pre></figure></div>`;
  expect(markdown(html)).toBe(
    "A request\n\ncurl:\n\n```sh\ncurl /base/samples/a.json\n```\n\nGo:\n\n```go\npackage main\n```",
  );
});
