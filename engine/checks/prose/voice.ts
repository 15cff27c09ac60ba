import type { Problem } from "../../../src/lib/problem.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";

type Rule = {
  /** Matches what nobody should read here. */
  avoid: RegExp;
  instead: string;
  /** The same letters with another meaning. */
  except?: RegExp;
};

const NOTHING = "nothing: leave it out, or say what is meant";

/** One word for one thing, in the words of the field; none that only fill space, and no straight quotes. */
const RULES: readonly Rule[] = [
  { avoid: /[^\s"']*["'][^\s"']*/, instead: "it with ’ or “ ”, or put it in code" },
  { avoid: /\b(?:simply|obviously|of course|please note)\b/i, instead: NOTHING },
  {
    avoid: /\bjust\b/i,
    instead: NOTHING,
    except: /\bjust (?:under|over|above|below|after|before)\b/gi,
  },
  { avoid: /\b(?:eas(?:y|ily)|effortless(?:ly)?|seamless(?:ly)?)\b/i, instead: NOTHING },
  { avoid: /\b(?:powerful|robust|cutting-edge|blazing)\b/i, instead: NOTHING },
  { avoid: /\b(?:leverage|utili[sz]e)\b/i, instead: "use" },
  { avoid: /\bin order to\b/i, instead: "to" },
  { avoid: /\banswer(?:s|ed|ing)?\b/i, instead: "response, result or return" },
  { avoid: /\bask(?:s|ed|ing)?\b/i, instead: "request, call or send a request" },
  { avoid: /\broutes?\b/i, instead: "endpoint" },
  { avoid: /\bgives?\b|\bgave\b|\bcom(?:es?|ing) back\b/i, instead: "return" },
  { avoid: /\bstand(?:s|ing)?\b|\bstood\b/i, instead: "is in, is listed under or appears in" },
  { avoid: /\blies?\b/i, instead: "is in" },
  { avoid: /\bspecimens?\b/i, instead: "example" },
  { avoid: /\bread on\b/i, instead: "see also or related" },
  { avoid: /\bthings?\b/i, instead: "the name of it" },
  { avoid: /\bbegin(?:s|ning)? with a text\b|\bby beginning\b/i, instead: "starts with, prefix" },
  { avoid: /\bpositions?\b/i, instead: "location" },
  { avoid: /\bpseudo\b/i, instead: "placeholder code" },
  { avoid: /\b(?:retired|dead|withdrawn)\b/i, instead: "terminated" },
  { avoid: /\bwhoever\b|\ball the same\b|\bheart of\b|\btaken over\b/i, instead: "plain words" },
];

export function checkVoice(pages: readonly PageFacts[], locate: Locate): Problem[] {
  return pages.flatMap(({ page, prose }) =>
    prose.flatMap((text) =>
      avoidedWords(text).map(({ found, instead }) => ({
        ...locate(page, found),
        message: `"${found}" on ${page.path}: "${text.slice(0, 80)}".`,
        fix: `Say ${instead}.`,
      })),
    ),
  );
}

export function avoidedWords(text: string): { found: string; instead: string }[] {
  return RULES.flatMap(({ avoid, instead, except }) => {
    const found = avoid.exec(except ? text.replace(except, "") : text)?.[0];
    return found === undefined ? [] : [{ found, instead }];
  });
}
