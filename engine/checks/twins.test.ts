import { expect, test } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { treeOf } from "../html.ts";
import { compareTwin, formatTwins } from "./twins.ts";

const HTML = `<h1>A <b>page</b><a href="#a" data-direct-link="">#</a></h1>
<p>Some <a href="/docs">words</a> and <code>code</code>.<button>Copy</button></p>
<pre><code><a href="#a">line</a> 1
  line 2
</code></pre>
<div data-samples="/samples/a.json"><button data-sample-tab="curl">curl</button>
<button data-sample-tab="go">Go</button><figure><figcaption>A request</figcaption><pre>curl x</pre></figure></div>
<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td><span>d</span><span>e</span></td></tr></table>
<p><img src="/a.png" alt="A map"></p>
<div id="row"><a href="#row">name</a><p>lead</p></div>
<svg role="img"><title>Map</title><desc>Of it.</desc></svg>`;

const MARKDOWN = `# A **page**

Some [words](https://example.org/docs) and \`code\`.

\`\`\`text
line 1
  line 2
\`\`\`

A request

curl:

\`\`\`sh
curl x
\`\`\`

Go:

\`\`\`go
package main
\`\`\`

| a | b |
| - | - |
| c | d · e |

![A map](https://example.org/a.png)

- name: lead

Diagram: Map: Of it.
`;

const compare = (body: string, html = HTML) =>
  compareTwin(
    treeOf(html),
    { page: testPage("/docs/a", html).page, fileName: "docs/a.md", body },
    {
      address: "https://example.org/docs/a",
      samplesAt: () => ({ curl: ["curl ", ["name", "x"]], go: ["package main"] }),
    },
  );

test("a page and its Markdown that say the same", () => {
  const compared = compare(MARKDOWN);
  expect(compared.problems).toEqual([]);
  expect(formatTwins([compared, compared])).toBe(
    "Pages compared with their Markdown: 2 (2 headings, 6 code, 4 rows, 2 links, 2 images); different: 0",
  );
});

test("a cell across several columns is said in each of them", () => {
  const html = "<table><tr><th>a</th><th>b</th></tr><tr><td colspan=2>c</td></tr></table>";
  expect(compare("| a | b |\n| - | - |\n| c | c |", html).problems).toEqual([]);
  expect(compare("| a | b |\n| - | - |\n| c | |", html).problems[0]?.message).toContain(
    'rows, number 2: "c" instead of "c | c".',
  );
});

test.each([
  ["# A **page**", "## A page", 'headings, number 1: "h2 A page" instead of "h1 A page".'],
  ["  line 2", "line 2", 'code, number 1: "line 1\nline 2" instead of "line 1\n  line 2".'],
  ["package main", "package other", 'code, number 3: "package other" instead of "package main".'],
  ["| c | d · e |", "| c | e |", 'rows, number 2: "c | e" instead of "c | de".'],
  [".org/docs)", ".org/doc)", 'links, number 1: "https://example.org/doc words" instead of'],
  ["/a.png", "/b.png", 'images, number 1: "https://example.org/b.png A map" instead of'],
  ["Some ", "", 'words "Apagewordsand'],
  [
    "- name: lead\n",
    "- name: lead\n- [more](/x)\n",
    'links, number 2: "https://example.org/x more" instead of nothing.',
  ],
  ["- name: lead\n", "- <b>name</b>: lead\n", "<b>name</b>lead"],
])("%j written as %j", (written, other, message) => {
  const { problems } = compare(MARKDOWN.replace(written, other));
  const found = problems.map((problem) => problem.message).join("\n");
  expect(found).toContain(message);
  for (const { file } of problems) expect(file).toBe("content/docs/a.mdx");
});

test("what a page shows in another order", () => {
  const swapped = HTML.replace("<th>a</th><th>b</th>", "<th>b</th><th>a</th>");
  expect(compare(MARKDOWN, swapped).problems[0]?.message).toContain(
    'docs/a.md differs from the page: rows, number 1: "a | b" instead of "b | a".',
  );
});
