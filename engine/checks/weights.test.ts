import { expect, it } from "vitest";
import { testPage } from "../../testing/fixtures/page.ts";
import { checkWeights, WEIGHTS } from "./weights.ts";

const messages = (html: string) => checkWeights(testPage("/a", html)).map(({ message }) => message);
const many = (count: number) => "<p></p>".repeat(count);

it("accepts a page that keeps to its budgets", () => {
  expect(messages(`<h2>Small</h2>${many(100)}`)).toEqual([]);
});

it("says which page has too many elements, how many, and in which parts", () => {
  const [message = ""] = messages(
    `<h2>Small</h2>${many(9)}<h2>Large</h2>${many(WEIGHTS.elements)}`,
  );
  expect(message).toMatch(/^\/a has 35\d\d of elements, \d+ more than the budget of 3500\./);
  expect(message).toContain("Most elements: Large 3,501, Small 10");
});

it("refuses elements that are nested too deep", () => {
  const deep = "<div>".repeat(WEIGHTS.depth) + "</div>".repeat(WEIGHTS.depth);
  expect(messages(deep)[0]).toContain("of depth");
});

it("refuses too much data in the document", () => {
  const data = `<script type="application/json">"${"x".repeat(WEIGHTS.data)}"</script>`;
  expect(messages(data)[0]).toContain("4002 of data, 2 more");
});
