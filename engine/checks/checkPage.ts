import type { Problem } from "../../src/lib/problem.ts";
import type { Bundle } from "../bundle.ts";
import type { RenderedPage } from "../renderedPage.ts";
import type { Locate } from "../sourceSearch.ts";
import { checkHeadings } from "./headings.ts";
import { checkClasses, checkIds, checkInlineStyles } from "./markup.ts";
import { checkScriptText } from "./scriptText.ts";
import { checkSocial } from "./social.ts";
import { checkWeights } from "./weights.ts";

type Published = { base: string; origin: string; dist: string; locate: Locate };

/** All that can be checked about the markup of a page without the other pages. */
export function checkPage(entry: RenderedPage, bundle: Bundle, published: Published): Problem[] {
  const { locate } = published;
  return [
    ...checkHeadings(entry, locate),
    ...checkIds(entry, locate),
    ...checkInlineStyles(entry, locate),
    ...checkClasses(entry, locate),
    ...checkSocial(entry, published),
    ...checkScriptText(entry, bundle),
    ...checkWeights(entry),
  ];
}
