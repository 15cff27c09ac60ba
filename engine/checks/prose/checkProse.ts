import { join } from "node:path";
import type { Problem } from "../../../src/lib/problem.ts";
import type { Site } from "../../../src/pages/page.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";
import { checkCrossLinks } from "./crossLinks.ts";
import { checkExternalLinks, EXTERNAL_LINKS } from "./externalLinks.ts";
import { checkReadability } from "./readability.ts";
import { checkSpelling, WORD_LIST } from "./spelling.ts";
import { checkStructure } from "./structure.ts";
import { checkTypedNumbers } from "./typedNumbers.ts";
import { checkVoice } from "./voice.ts";

type Options = { root: string; site: Site; locate: Locate };

/** All that can be checked about words: spelling, voice, length of sentences and pages, typed numbers and where links lead. */
export function checkProse(
  pages: readonly PageFacts[],
  { root, site, locate }: Options,
): Problem[] {
  const { settings, base, apiBaseUrl, reference } = site;
  return [
    ...checkSpelling(pages, join(root, WORD_LIST), locate),
    ...checkVoice(pages, locate),
    ...checkReadability(pages, locate),
    ...checkStructure(pages, locate),
    ...checkTypedNumbers(pages),
    ...checkCrossLinks(pages, { base, operations: reference.operations }),
    ...checkExternalLinks(pages, {
      listFile: join(root, EXTERNAL_LINKS),
      ownOrigins: [settings.origin + base, apiBaseUrl],
      locate,
    }),
  ];
}
