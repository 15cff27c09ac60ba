import { describe, expect, it } from "vitest";
import { referenceOf } from "../../testing/fixtures/contract.ts";
import { testPage } from "../../testing/fixtures/page.ts";
import { checkExplained, formatExplained } from "../checks/explained.ts";
import { withErrorLinks } from "./withErrorLinks.ts";

const entry = (id: string, message: string) => ({
  ...{ id, message, status: 404 },
  ...{ cause: "A cause.", remedy: "A remedy." },
});
const reference = referenceOf({
  root: {
    "x-error-catalogue": [
      entry("none", "Not found"),
      entry("none-here", "Not found here & now"),
      entry("long", "Server error. \nSend a mail.\n"),
    ],
  },
});
const CATALOGUE = "/docs/api/api-reference-postcodes-io";
const linked = (
  html: string,
  page: { path: string; canonicalPath?: string } = { path: "/docs/a" },
) => withErrorLinks(html, page, { base: "/", reference });
const to = (id: string) => `href="${CATALOGUE}#error-${id}"`;

describe("withErrorLinks", () => {
  it("links a message in a sentence, around its code", () => {
    expect(linked("<p>Returns <code>Not found</code>.</p>")).toBe(
      `<p>Returns <a ${to("none")}><code>Not found</code></a>.</p>`,
    );
  });

  it("links the message alone in a block, which stays one tab stop", () => {
    expect(linked('<pre><code>"error": <b>"Not found"</b>\n</code></pre>')).toBe(
      `<pre><code>"error": <b>"<a tabindex="-1" ${to("none")}>Not found</a>"</b>\n</code></pre>`,
    );
  });

  it("has the colour of values in JSON, where names are links as well", () => {
    expect(linked('<pre data-language="json">"Not found"</pre>')).toBe(
      `<pre data-language="json">"<a class="code-string" tabindex="-1" ${to("none")}>Not found</a>"</pre>`,
    );
  });

  it("knows a message by its first line, and the longer of two", () => {
    expect(linked("<pre>Server error. \\nSend</pre>")).toContain(`${to("long")}>Server error.</a>`);
    expect(linked("<code>Server error. \nSend a mail.</code>")).toMatch(/^<a .*<\/a>$/s);
    expect(linked("<pre>Not found here &amp; now</pre>")).toBe(
      `<pre><a tabindex="-1" ${to("none-here")}>Not found here &amp; now</a></pre>`,
    );
  });

  it("links each of several, in their order", () => {
    const html = linked("<pre>Not found, Server error. Not found</pre>");
    expect([...html.matchAll(/#error-(\w+)"/g)].map(([, id]) => id)).toEqual([
      ...["none", "long", "none"],
    ]);
  });

  it.each([
    "<p>Not found</p>",
    "<p><code>Not founding</code></p>",
    '<h2 id="a"><code>Not found</code></h2>',
    '<a href="/docs"><code>Not found</code></a>',
    "<details><summary><code>Not found</code></summary></details>",
    "<button><code>Not found</code></button>",
    '<div id="get-thing-error-none"><code>Not found</code></div>',
  ])("leaves %s alone", (html) => {
    expect(linked(html)).toBe(html);
  });

  it("links a message after a heading with an element that has no end", () => {
    expect(linked("<h2>A<br/>B</h2><code>Not found</code>")).toBe(
      `<h2>A<br/>B</h2><a ${to("none")}><code>Not found</code></a>`,
    );
  });

  it("leads within the page where that has the catalogue, and below the site's path", () => {
    const html = "<code>Not found</code>";
    const within = '<a href="#error-none"><code>Not found</code></a>';
    expect(linked(html, { path: CATALOGUE })).toBe(within);
    expect(linked(html, { path: "/docs/alias", canonicalPath: CATALOGUE })).toBe(within);
    expect(withErrorLinks(html, { path: "/docs/a" }, { base: "/sub/", reference })).toContain(
      `href="/sub${CATALOGUE}#error-none"`,
    );
  });
});

describe("checkExplained", () => {
  const explanations = {
    explanations: [],
    pages: { "/docs/b": { known: 0 }, [CATALOGUE]: { "error-none": 0 } },
  };
  const check = (html: string) =>
    checkExplained(testPage("/docs/b", html), {
      base: "/",
      errors: reference.errors,
      explanations,
    });

  it("counts messages, those without need of a link, and links in blocks", () => {
    const html = `<summary><code>Not found</code></summary><a ${to("none")}><code>Not found</code></a>
      <pre><code>"<a ${to("none")}>Not found</a>" <a href="#known">a</a></code></pre>`;
    expect(check(html)).toEqual({ messages: 3, excused: 1, links: 2, problems: [] });
    expect(formatExplained([check(html)])).toContain("Problems: 0");
  });

  it.each([
    "<p><code>Not found</code></p>",
    `<pre><code><a ${to("none")}>Not found</a>, Not found</code></pre>`,
    `<a ${to("long")}><code>Not found</code></a>`,
  ])("refuses the message in %s", (html) => {
    expect(check(html).problems).toMatchObject([
      { message: '"Not found" does not lead to the error catalogue on /docs/b.' },
    ]);
  });

  it.each(["#unknown", "/docs/b#unknown", "/docs/c#known", "https://a.example/#known"])(
    "refuses the link to %s in code, which no card explains",
    (href) => {
      expect(check(`<pre><a href="${href}">a</a></pre>`).problems).toMatchObject([
        { message: `No card explains "${href}", a link in code on /docs/b.` },
      ]);
    },
  );
});
