import type { Problem } from "../../src/lib/problem.ts";
import { attribute, elementsOf } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";
import type { Locate } from "../sourceSearch.ts";

/** The content-security policy refuses style attributes, so none may be written. */
export function checkInlineStyles(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, document }) =>
    elementsOf(document)
      .filter((element) => attribute(element, "style") !== undefined || element.tagName === "style")
      .map((element) => ({
        ...locate(page, "style="),
        message: `a <${element.tagName}> of ${page.path} carries style of its own, which the content-security policy refuses.`,
        fix: "Use a class of a style sheet.",
      })),
  );
}
