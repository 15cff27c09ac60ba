import { join } from "node:path";
import type { Problem } from "../../../src/lib/problem.ts";
import type { RenderedPage } from "../../renderedPage.ts";
import type { Renderer } from "../../renderer.ts";
import type { Locate } from "../../sourceSearch.ts";
import { checkCrossLinks } from "./crossLinks.ts";
import { checkExternalLinks, EXTERNAL_LINKS } from "./externalLinks.ts";
import { checkFiller } from "./filler.ts";
import { checkQuotes } from "./quotes.ts";
import { checkSpelling, WORD_LIST } from "./spelling.ts";
import { checkStructure } from "./structure.ts";
import { checkTypedNumbers } from "./typedNumbers.ts";

type Options = { root: string; renderer: Renderer; locate: Locate };

/** All that can be checked about words: spelling, filler, quotes, length, typed numbers and where links lead. */
export function checkProse(
  rendered: readonly RenderedPage[],
  { root, renderer, locate }: Options,
): Problem[] {
  const { site, base, apiBaseUrl, reference } = renderer;
  return [
    ...checkSpelling(rendered, join(root, WORD_LIST), locate),
    ...checkFiller(rendered, locate),
    ...checkQuotes(rendered, locate),
    ...checkStructure(rendered, locate),
    ...checkTypedNumbers(rendered),
    ...checkCrossLinks(rendered, { base, operations: reference.operations }),
    ...checkExternalLinks(rendered, {
      listFile: join(root, EXTERNAL_LINKS),
      ownOrigins: [site.origin + base, apiBaseUrl],
      locate,
    }),
  ];
}
