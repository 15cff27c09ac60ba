import type { Problem } from "../../../src/lib/problem.ts";
import type { RenderedPage } from "../../renderPage.ts";
import type { Locate } from "../../sourceSearch.ts";
import { proseOf } from "./proseText.ts";

/** Words that promise instead of saying, or say nothing. */
const BANNED: readonly RegExp[] = [
  /\bsimply\b/i,
  /\bjust\b/i,
  /\beas(?:y|ily)\b/i,
  /\bpowerful\b/i,
  /\bseamless(?:ly)?\b/i,
  /\brobust\b/i,
  /\bleverage\b/i,
  /\butili[sz]e\b/i,
  /\bplease note\b/i,
  /\bin order to\b/i,
  /\bobviously\b/i,
  /\bof course\b/i,
  /\bcutting-edge\b/i,
  /\bblazing\b/i,
  /\beffortless(?:ly)?\b/i,
];

/** "just under" and the like are measures, not filler. */
const MEASURES = /\bjust (?:under|over|above|below|after|before)\b/gi;

export function checkFiller(rendered: readonly RenderedPage[], locate: Locate): Problem[] {
  return rendered.flatMap(({ page, html }) =>
    proseOf(html).flatMap((text) => {
      const measured = text.replace(MEASURES, "");
      return BANNED.flatMap((banned): Problem[] => {
        const found = banned.exec(measured)?.[0];
        if (found === undefined) return [];
        return [
          {
            ...locate(page, found),
            message: `"${found}" on ${page.path} says nothing: "${text.slice(0, 80)}".`,
            fix: "Leave it out, or say what is meant.",
          },
        ];
      });
    }),
  );
}
