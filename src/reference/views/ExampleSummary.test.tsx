import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ExampleSummary } from "./ExampleSummary.tsx";

it.each([
  ["A live postcode", /^A live postcode$/],
  [
    "Two points (second result illustrative)",
    /^Two points <span [^>]*>second result illustrative<\/span>$/,
  ],
  ["A point (of two) in Wales", /^A point \(of two\) in Wales$/],
])("%s: a remark at the end is a badge", (summary, markup) => {
  expect(renderToStaticMarkup(<ExampleSummary summary={summary} />)).toMatch(markup);
});
