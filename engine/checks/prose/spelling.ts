import dictionary from "dictionary-en-gb";
import nspell from "nspell";
import { oncePerText } from "../../../src/lib/oncePer.ts";
import type { Problem } from "../../../src/lib/problem.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";
import { linesOf } from "./linesOf.ts";

/** Names and terms that no dictionary has, one a line. */
export const WORD_LIST = "content/words.txt";

/** British spelling of everything that is prose; a word is reported once per page. */
export function checkSpelling(
  pages: readonly PageFacts[],
  wordListFile: string,
  locate: Locate,
): Problem[] {
  const own = linesOf(wordListFile);
  const spell = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of own) spell.add(word);
  const isCorrect = oncePerText(
    (word) => spell.correct(word) || spell.correct(word.replace(/['’]s?$/, "")),
  );
  const unused = new Set(own);
  const problems = pages.flatMap(({ page, prose }) => {
    const words = wordsIn(prose);
    for (const word of words) unused.delete(word);
    return [...words]
      .filter((word) => !isCorrect(word))
      .map((word) => ({
        ...locate(page, word),
        message: `"${word}" on ${page.path} is not in the British dictionary.`,
        fix: `Correct it (${spell.suggest(word).slice(0, 3).join(", ") || "no suggestion"}), put it in code, or add it to ${WORD_LIST}.`,
      }));
  });
  return [
    ...problems,
    ...[...unused].map((word) => ({
      file: WORD_LIST,
      line: own.indexOf(word) + 1,
      message: `"${word}" is on no page.`,
      fix: "Remove the line.",
    })),
  ];
}

/** Words of letters only: what holds digits, dots or underscores is a code or an address. */
function wordsIn(texts: readonly string[]): Set<string> {
  const parts = new Set(texts.flatMap((text) => text.split(/[\s/—–-]+/)));
  return new Set(
    [...parts]
      .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replaceAll("’", "'"))
      .filter((part) => part.length > 1 && /^[\p{L}']+$/u.test(part))
      // Postcodes, prefixes and acronyms.
      .filter((part) => part !== part.toUpperCase()),
  );
}
