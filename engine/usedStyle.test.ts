import { expect, test } from "vitest";
import { createUsedStyle } from "./usedStyle.ts";

const page = '<html><body><article class="prose wide"><a href="#a">A</a></article></body></html>';

test.each([
  ["rules of the page's classes and elements", ".wide>a:hover{color:red}", true],
  ["rules of the root", ':root{--a:"}"}html{margin:0}*{margin:0}', true],
  ["rules for a state that a script sets", '[data-a="}"] .wide:not(.gone){color:red}', true],
  ["rules with alternatives", ".prose :is(.gone,a){color:red}", true],
  ["blocks with a rule in use", "@layer ui{@media (width<9px){.wide{color:red}}}", true],
  ["animations, and the order of layers", "@layer a,b;@keyframes turn{to{rotate:90deg}}", true],
  ["rules of other classes", ".prose .gone{color:red}", false],
  ["rules of other elements", "dialog::backdrop{color:red}.prose>svg{color:red}", false],
  ["blocks without a rule in use", "@media screen{.gone{color:red}}", false],
  ["paper", "@layer reader{@page{margin:1cm}@media print{a{color:red}}}", false],
  ["forced colours", "@media (forced-colors:active){a{color:red}}", false],
])("%s", (_what, css, isKept) => {
  expect(createUsedStyle(css)(page)).toBe(isKept ? css : "");
});

test("of a list of selectors only those in use are kept", () => {
  expect(createUsedStyle(".gone,.wide:is(.a,.b),svg{color:red}")(page)).toBe(
    ".wide:is(.a,.b){color:red}",
  );
});
