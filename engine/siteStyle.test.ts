import { expect, test } from "vitest";
import * as siteStyle from "./siteStyle.ts";

/** With a script that runs before the shell. */
const divideStyle = (css: string) =>
  siteStyle.divideStyle(css, 'root.dataset.codeWrap="on";root.toggleAttribute("data-a")');

const page = '<html><body><article class="prose wide"><a href="#a">A</a></article></body></html>';

test.each([
  ["rules of the page's classes and elements", ".wide>a:hover{color:red}", true],
  ["rules of the root", ':root{--a:"}"}html{margin:0}*{margin:0}', true],
  ["rules for a state that the loader sets", "[data-a] .wide:not(.gone){color:red}", true],
  ["rules for a value that it sets", "[data-code-wrap=on] .wide{color:red}", true],
  ["rules for a state that browsers set", ".wide[open]{color:red}", true],
  ["rules of the page's attributes", 'a[href]{color:red}a[href="#a"]{color:red}', true],
  ["rules for a part of a value", "a[href^=http]{color:red}", true],
  ["rules for one of two states", ".wide:is([data-folded],[data-c]){color:red}", true],
  ["rules for no state", '.wide:not([data-folded="}"]){color:red}', true],
  ["rules with alternatives", ".prose :is(.gone,a){color:red}", true],
  ["rules with one in brackets", ":where(.prose) :is(a):hover{color:red}", true],
  ["rules for what holds an element", "article:has(a){color:red}article:has(>a){color:red}", true],
  ["blocks with a rule in use", "@layer ui{@media (width<9px){.wide{color:red}}}", true],
  ["animations, and the order of layers", "@layer a,b;@keyframes turn{to{rotate:90deg}}", true],
  ["rules for a state that the shell sets", ".wide[data-folded]{color:red}", false],
  ["rules for a value that it sets", ".wide[data-a=none],a[href=none]{color:red}", false],
  ["rules of other classes", ".prose .gone{color:red}", false],
  ["rules of other elements", "dialog::backdrop{color:red}.prose>svg{color:red}", false],
  ["rules for what holds another class", "article:has(>.gone){color:red}", false],
  ["rules of another class in brackets", ":where(.gone) :where(a){color:red}", false],
  ["blocks without a rule in use", "@media screen{.gone{color:red}}", false],
  ["paper", "@layer reader{@page{margin:1cm}@media print{a{color:red}}}", false],
  ["forced colours", "@media (forced-colors:active){a{color:red}}", false],
  ["comments", "/* a page's own */", false],
  ["no scripts", "@media (scripting:none){a{color:red}}", false],
])("%s", (_what, css, isKept) => {
  expect(divideStyle(css).usedBy(page)).toBe(isKept ? css : "");
});

test("of a list of selectors only those in use are kept", () => {
  expect(divideStyle(".gone,.wide:is(.a,.b),svg{color:red}").usedBy(page)).toBe(
    ".wide:is(.a,.b){color:red}",
  );
});

test("what only some pages have is in their own style, and in the sheet for paper and forced colours", () => {
  const paper = "@media print{.wide{color:red}}";
  const style = divideStyle(
    `@layer page{.wide,.gone{margin:0}${paper}}@layer special{.wide[data-folded]{color:red}.gone{color:red}${paper}}`,
  );
  expect(style.sheet).toBe(`@layer page{.wide,.gone{margin:0}${paper}}@layer special{${paper}}`);
  expect(style.specialOf(page)).toBe("@layer special{.wide[data-folded]{color:red}}");
  expect(style.usedBy(page)).toBe(
    "@layer page{.wide{margin:0}}@layer special{.wide[data-folded]{color:red}}",
  );
});

test("what every page has is whole in each of them, and in the sheet for paper and forced colours", () => {
  const paper = "@media print{.wide{color:red}}";
  const style = divideStyle(`@layer reset{.wide,.gone{margin:0}${paper}}`);
  expect(style.sheet).toBe(`@layer reset{${paper}}`);
  expect(style.usedBy(page)).toBe("@layer reset{.wide,.gone{margin:0}}");
});

test("a page without anything special has no style of its own", () => {
  expect(divideStyle("@layer special{.gone{color:red}}").specialOf(page)).toBe("");
});
