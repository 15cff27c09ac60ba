import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { testPage } from "../testing/fixtures/page.ts";
import { elementsOf } from "./html.ts";
import { articleElements, documentElements } from "./renderedPage.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("markup that was parsed is not kept", async () => {
  const elements = new WeakRef(elementsOf("<p>A page in development, before an edit.</p>"));
  const isKept = () => {
    collectGarbage();
    return elements.deref() !== undefined;
  };
  await expect.poll(isKept).toBe(false);
});

test("a page is parsed once for all checks", () => {
  const page = testPage("/a", "<p>A</p>");
  expect(articleElements(page).map(({ tagName }) => tagName)).toEqual(["p"]);
  expect(articleElements(page)).toBe(articleElements(page));
  expect(documentElements(page).map(({ tagName }) => tagName)).toContain("main");
  expect(documentElements(page)).toBe(documentElements(page));
});

test("the elements of an article are those inside it, and none of the shell", () => {
  const page = testPage("/a", "<h1>A</h1><p>B <em>C</em></p>");
  expect(articleElements(page).map(({ tagName }) => tagName)).toEqual(["h1", "p", "em"]);
});

test("a title in front of the article belongs to it, and what is between them does not", () => {
  const page = testPage("/a", "<p>B</p>");
  const document = page.document.replace("<article>", "<h1>A</h1><nav></nav><article>");
  const elements = articleElements({ ...page, document });
  expect(elements.map(({ tagName }) => tagName)).toEqual(["h1", "p"]);
});
