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
