import type { Problem } from "../../src/lib/problem.ts";
import { attribute, type HtmlElement } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";
import type { Locate } from "../sourceSearch.ts";
import { wordsOf } from "./headings.ts";
import { repeats } from "./repeats.ts";

/** No id is used twice in a document, shell included. */
export function checkIds(entry: RenderedPage, locate: Locate): Problem[] {
  const idOf = (element: HtmlElement) => attribute(element, "id") ?? "";
  const { page } = entry;
  const elements = documentElements(entry).filter(
    (element) => attribute(element, "id") !== undefined,
  );
  return repeats(elements, idOf).map(({ item }) => ({
    ...locate(page, wordsOf(item) || idOf(item)),
    message: `the id "${idOf(item)}" is used twice on ${page.path}.`,
    fix: "Reword one of the headings, or give it an id of its own: ## Words [#another-id].",
  }));
}

/** The name of a class that its style sheet does not have is undefined, and would be written like that. */
export function checkClasses(entry: RenderedPage, locate: Locate): Problem[] {
  return documentElements(entry)
    .filter((element) => attribute(element, "class")?.split(" ").includes("undefined"))
    .map((element) => ({
      ...locate(entry.page, wordsOf(element)),
      message: `a <${element.tagName}> of ${entry.page.path} has the class "undefined".`,
      fix: "Its component names a class that its style sheet does not have: remove it, or write its rule.",
    }));
}

/** The content-security policy refuses style attributes, so none may be written. */
export function checkInlineStyles(entry: RenderedPage, locate: Locate): Problem[] {
  return documentElements(entry)
    .filter((element) => attribute(element, "style") !== undefined || isStyleInBody(element))
    .map((element) => ({
      ...locate(entry.page, "style="),
      message: `a <${element.tagName}> of ${entry.page.path} carries style of its own, which the content-security policy refuses.`,
      fix: "Use a class of a style sheet.",
    }));
}

/** The style of the page that the build puts into the head is under a hash of the policy. */
function isStyleInBody({ tagName, parentNode }: HtmlElement): boolean {
  return (
    tagName === "style" && !(parentNode && "tagName" in parentNode && parentNode.tagName === "head")
  );
}
