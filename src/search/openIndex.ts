import type { SearchEntry, SearchHit } from "./entry.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { createPhrases } from "./phrases.ts";
import { type Candidate, scoreOf } from "./rank.ts";
import { readQuery } from "./readQuery.ts";
import { fitOfEntry, type PastedRequest } from "./requestIn.ts";
import { weigh } from "./weigh.ts";
import { weights } from "./weights.ts";
import { isStopWord, keyOf, spellingOf, wordsOf } from "./words.ts";

export type SearchIndex = {
  search(query: string, limit?: number): SearchHit[];
  /** Words of the index that look most like those of a query that finds nothing. */
  closestWords(query: string): string[];
};

export function openIndex(entries: readonly SearchEntry[]): SearchIndex {
  const lexicon = createLexicon(entries);
  const candidates = entries.map((entry) => toCandidate(entry, lexicon));
  const phrases = createPhrases(entries, lexicon);

  return {
    search(text, limit = 20) {
      const query = readQuery(text, lexicon);
      const { relevance, stems } = weigh(query, entries.length, lexicon, phrases);
      const ranked: Ranked[] = [];
      for (const [number, candidate] of candidates.entries()) {
        const relevant = relevance[number] ?? 0;
        if (relevant === 0 && !isCalled(query.request, candidate.entry)) continue;
        ranked.push({ candidate, number, score: scoreOf(query, candidate, relevant, stems) });
      }
      return withoutCrowds(ranked.sort(byScore))
        .slice(0, limit)
        .map(({ candidate }) => toHit(candidate, stems));
    },
    closestWords: (text) => [
      ...new Set(
        wordsOf(text.slice(0, 200))
          .filter((word) => !isStopWord(word) && !lexicon.has(word.stem))
          .slice(0, 5)
          .flatMap(lexicon.closest),
      ),
    ],
  };
}

/** A pasted address has perhaps no word in common with the place or operation that it means. */
function isCalled(request: PastedRequest | null, entry: SearchEntry): boolean {
  return request !== null && fitOfEntry(request, entry) > 0;
}

type Ranked = { candidate: Candidate; number: number; score: number };

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.number - b.number;
}

/** Entries of the same kind and name move apart, so that the first hits show different things. */
function withoutCrowds(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<string, number>();
  return ranked
    .map(({ candidate, number, score }) => {
      const before = seen.get(candidate.crowd) ?? 0;
      seen.set(candidate.crowd, before + 1);
      return { candidate, number, score: score + weights.repetition * before };
    })
    .sort(byScore);
}

function toCandidate(entry: SearchEntry, lexicon: Lexicon): Candidate {
  const names = [entry.title, ...entry.names].map(wordsOf);
  const title = wordsOf(entry.title).filter((word) => !isStopWord(word));
  return {
    entry,
    literal: new Set(names.map(spellingOf)),
    keys: new Set(names.map(keyOf)),
    titleStems: new Map(title.map(({ stem }) => [stem, lexicon.rarity(stem)])),
    crowd: `${entry.kind} ${entry.title}`,
    shownWords: null,
  };
}

function toHit(candidate: Candidate, stems: ReadonlySet<string>): SearchHit {
  const { kind, address, title, answer, trail } = candidate.entry;
  // The same entries are shown at every keystroke, and most are never shown.
  candidate.shownWords ??= wordsOf(`${title} ${answer}`);
  const words = candidate.shownWords.filter(({ stem }) => stems.has(stem));
  const matched = [...new Set(words.map(({ text }) => text))];
  return { kind, address, title, answer, trail, matched };
}
