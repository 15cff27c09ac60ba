import type { Problem } from "../../../src/lib/problem.ts";
import type { RenderedPage } from "../../renderPage.ts";
import type { Locate } from "../../sourceSearch.ts";
import { proseOf } from "./proseText.ts";

const STRAIGHT = /[^\s"']*["'][^\s"']*/;

/** Straight quotes belong to code; sentences have the ones that typography knows. */
export function checkQuotes(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, html }) =>
    proseOf(html).flatMap((text): Problem[] => {
      const found = STRAIGHT.exec(text)?.[0];
      if (found === undefined) return [];
      return [
        {
          ...locate(page, found),
          message: `${found} on ${page.path} has a typewriter's quote: "${text.slice(0, 80)}".`,
          fix: "Write ’ or “ ”, or put it in code.",
        },
      ];
    }),
  );
}
