import type { Problem } from "../../src/lib/problem.ts";
import { attribute } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";
import type { Locate } from "../sourceSearch.ts";

/** The content-security policy refuses style attributes, so none may be written. */
export function checkInlineStyles(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap((entry) =>
    documentElements(entry)
      .filter((element) => attribute(element, "style") !== undefined || element.tagName === "style")
      .map((element) => ({
        ...locate(entry.page, "style="),
        message: `a <${element.tagName}> of ${entry.page.path} carries style of its own, which the content-security policy refuses.`,
        fix: "Use a class of a style sheet.",
      })),
  );
}
