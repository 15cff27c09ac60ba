import type { Problem } from "../../src/lib/problem.ts";
import { attribute } from "../html.ts";
import { documentElements, type RenderedPage } from "../renderedPage.ts";
import type { Locate } from "../sourceSearch.ts";
import { wordsOf } from "./wordsOf.ts";

/** No id stands twice in a document, shell included. */
export function checkIds(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap((entry) => {
    const { page } = entry;
    const seen = new Set<string>();
    return documentElements(entry).flatMap((element): Problem[] => {
      const id = attribute(element, "id");
      if (id === undefined) return [];
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [
        {
          ...locate(page, wordsOf(element) || id),
          message: `the id "${id}" stands twice on ${page.path}.`,
          fix: "Reword one of the headings, or give it an id of its own: ## Words [#another-id].",
        },
      ];
    });
  });
}
