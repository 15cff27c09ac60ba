import type { Problem } from "../../src/lib/problem.ts";
import { attribute, elementsOf } from "../html.ts";
import type { RenderedPage } from "../renderPage.ts";
import type { Locate } from "../sourceSearch.ts";
import { wordsOf } from "./wordsOf.ts";

/** No id stands twice in a document, shell included. */
export function checkIds(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, document }) => {
    const seen = new Set<string>();
    return elementsOf(document).flatMap((element): Problem[] => {
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
