import { isRecord } from "../lib/isRecord.ts";
import type { SearchEntry, SearchKind } from "./entry.ts";
import { createLexicon } from "./lexicon.ts";
import { createPhrases } from "./phrases.ts";
import { type Candidate, scoreOf } from "./rank.ts";
import { readQuery } from "./readQuery.ts";
import { fitOf, type PastedRequest } from "./requestIn.ts";
import { weigh } from "./weigh.ts";
import { weights } from "./weights.ts";
import { isStopWord, keyOf, spellingOf, wordsOf } from "./words.ts";

export type SearchHit = {
  kind: SearchKind;
  address: string;
  title: string;
  answer: string;
  trail: readonly string[];
  /** Words of title and answer to mark, as they are written there in small letters. */
  matched: readonly string[];
};

export type SearchIndex = {
  search(query: string, limit?: number): SearchHit[];
  /** Words of the index that look most like those of a query that finds nothing. */
  closestWords(query: string): string[];
};

/** Opens what the build wrote. */
export function openIndex(data: unknown): SearchIndex {
  const entries = parseEntries(data);
  const lexicon = createLexicon(entries);
  const candidates = entries.map(toCandidate);
  const phrases = createPhrases(entries, lexicon);

  return {
    search(text, limit = 20) {
      const query = readQuery(text, lexicon);
      const { relevance, stems } = weigh(query, entries.length, lexicon, phrases);
      const ranked = candidates
        .map((candidate, number) => ({ candidate, number, relevant: relevance[number] ?? 0 }))
        .filter(
          ({ candidate, relevant }) => relevant > 0 || isCalled(query.request, candidate.entry),
        )
        .map(({ candidate, number, relevant }) => {
          const score = scoreOf(query, candidate, relevant, stems, lexicon);
          return { candidate, number, score };
        })
        .toSorted((a, b) => b.score - a.score || a.number - b.number);
      return withoutCrowds(ranked)
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

/** A pasted path has perhaps no word in common with the operation it calls. */
function isCalled(request: PastedRequest | null, { kind, names }: SearchEntry): boolean {
  return request !== null && kind === "operation" && fitOf(request, names[0] ?? "") > 0;
}

type Ranked = { candidate: Candidate; number: number; score: number };

/** Entries of the same kind and name move apart, so that the first hits show different things. */
function withoutCrowds(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<string, number>();
  return ranked
    .map((one) => {
      const { kind, title } = one.candidate.entry;
      const name = `${kind} ${title}`;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return { ...one, score: one.score + weights.repetition * before };
    })
    .toSorted((a, b) => b.score - a.score || a.number - b.number);
}

function toCandidate(entry: SearchEntry): Candidate {
  return {
    entry,
    literal: new Set([entry.title, ...entry.names].map((name) => spellingOf(wordsOf(name)))),
    keys: new Set([entry.title, ...entry.names].map((name) => keyOf(wordsOf(name)))),
    shown: wordsOf(`${entry.title} ${entry.answer}`),
    titleStems: [
      ...new Set(wordsOf(entry.title).flatMap((word) => (isStopWord(word) ? [] : word.stem))),
    ],
  };
}

function toHit({ entry, shown }: Candidate, stems: ReadonlySet<string>): SearchHit {
  const { kind, address, title, answer, trail } = entry;
  const words = shown.filter(({ stem }) => stems.has(stem));
  return {
    kind,
    address,
    title,
    answer,
    trail,
    matched: [...new Set(words.map(({ text }) => text))],
  };
}

function parseEntries(data: unknown): SearchEntry[] {
  if (!isRecord(data) || !Array.isArray(data.entries)) {
    throw new TypeError("This is no search index of this site.");
  }
  return data.entries;
}
