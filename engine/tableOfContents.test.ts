import { expect, it } from "vitest";
import { tableOfContents } from "./tableOfContents.ts";

it("lists headings of level 2 and 3 that have an id, without their links", () => {
  const html = [
    "<h1>Title</h1>",
    '<h2 id="a">A &amp; <code>b</code><a data-direct-link="">#</a></h2>',
    '<section><h3 id="c">C<span class="visually-hidden">: of A</span></h3></section>',
    '<h4 id="d">D</h4>',
    "<h2>No id</h2>",
  ];
  expect(tableOfContents(html.join(""))).toEqual([
    { id: "a", text: "A & b", level: 2 },
    { id: "c", text: "C", level: 3 },
  ]);
});

it("lists a folded part by the heading in its summary, and nothing inside it", () => {
  const inner = '<details><summary><h3 id="c">C</h3></summary></details>';
  const html = `<details><summary><h2 id="a">A</h2></summary><h3 id="b">B</h3>${inner}</details><h2 id="d">D</h2>`;
  expect(tableOfContents(html).map(({ id }) => id)).toEqual(["a", "d"]);
});
