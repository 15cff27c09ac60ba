import type { Problem } from "../../../src/lib/problem.ts";
import type { PageFacts } from "../../pageFacts.ts";
import type { Locate } from "../../sourceSearch.ts";

const LONGEST_SENTENCE = 35;
const LONGEST_AVERAGE = 17;

/** Figures about how a page reads. */
type Reading = { words: number; perSentence: number; passive: number; grade: number };

/** No sentence is too long to follow, and a page is not made of long ones. */
export function checkReadability(pages: readonly PageFacts[], locate: Locate): Problem[] {
  return pages.flatMap((entry) => {
    const { page } = entry;
    const sentences = proseOf(entry);
    const tooLong = sentences
      .filter((text) => wordsIn(text).length > LONGEST_SENTENCE)
      .map((text) => ({
        ...locate(page, text.slice(0, 30)),
        message: `a sentence of ${wordsIn(text).length} words on ${page.path}: "${text.slice(0, 80)}…".`,
        fix: `Divide it: ${LONGEST_SENTENCE} words at most.`,
      }));
    const { perSentence } = readingOf(sentences);
    if (perSentence <= LONGEST_AVERAGE) return tooLong;
    const average = {
      file: page.sourceFile,
      message: `sentences on ${page.path} have ${perSentence.toFixed(1)} words on average.`,
      fix: `Shorten them: ${LONGEST_AVERAGE} words at most.`,
    };
    return [...tooLong, average];
  });
}

export function formatReadability(pages: readonly PageFacts[]): string {
  const rows = pages.map((entry) => {
    const { page } = entry;
    const reading = readingOf(proseOf(entry));
    const figures = [
      String(reading.words),
      reading.perSentence.toFixed(1),
      `${Math.round(reading.passive * 100)} %`,
      reading.grade.toFixed(1),
    ];
    return `${figures.map((figure) => figure.padStart(8)).join("")}  ${page.path}`;
  });
  return ["Words, words in a sentence, passive sentences, reading grade:", ...rows].join("\n");
}

/** Sentences that somebody wrote: names and types of fields, which the views make, are none. */
function proseOf({ sentences }: PageFacts): string[] {
  return sentences.flatMap(({ text, isProven }) => (isProven ? [] : text));
}

/** The grade is that of Flesch and Kincaid: years at school that a reader needs. */
export function readingOf(sentences: readonly string[]): Reading {
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return { words: 0, perSentence: 0, passive: 0, grade: 0 };
  const perSentence = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length;
  return {
    words: words.length,
    perSentence,
    passive: sentences.filter((text) => PASSIVE.test(text)).length / sentences.length,
    grade: Math.max(0, 0.39 * perSentence + 11.8 * syllables - 15.59),
  };
}

const PASSIVE =
  /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+|not\s+)?(?:\w+ed|sent|made|found|given|taken|shown|kept|held|written|read|set|cut|built|known)\b/i;

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./_-]*/gu) ?? [];
}

function syllablesIn(word: string): number {
  return Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, "")
      .match(/[aeiouy]+/g)?.length ?? 1,
  );
}
