import type { SearchHit } from "../entry.ts";
import type { SearchIndex } from "../openIndex.ts";
import { typedKinds } from "../typedKinds.ts";
import type { Results, Row } from "./askIndex.ts";
import { groupHits } from "./groupHits.ts";
import { placesToMark } from "./placesToMark.ts";

/** As many as a reader looks through before typing another word. */
const SHOWN = 20;
/** Two lines. Text that nobody sees would be laid out as well. */
const LONGEST = 160;

export function resultsFor(index: SearchIndex, query: string): Results {
  const hits = index.search(query, SHOWN);
  return {
    count: hits.length,
    groups: groupHits(hits).map(({ id, kind, label, hits: ofKind }) => ({
      id,
      label,
      isTyped: typedKinds.includes(kind),
      ...rowsOf(ofKind),
    })),
    closestWords: hits.length === 0 ? index.closestWords(query) : [],
  };
}

function rowsOf(hits: readonly SearchHit[]) {
  const rows: string[] = [];
  const marks: number[][] = [];
  for (const { address, title, trail, answer, matched } of hits) {
    const row: Row = { address, title, trail: placeOf(trail, title), answer: firstLines(answer) };
    rows.push(JSON.stringify(row));
    marks.push(placesToMark(`${row.title}\n${row.answer}`, matched));
  }
  return { rows, marks };
}

/** Where it is, without its own title, if that is not all there is. */
function placeOf(trail: readonly string[], title: string): string {
  const isRepeated = trail.length > 1 && trail.at(-1) === title;
  return (isRepeated ? trail.slice(0, -1) : trail).join(" › ");
}

function firstLines(answer: string): string {
  if (answer.length <= LONGEST) return answer;
  const end = answer.lastIndexOf(" ", LONGEST);
  return `${answer.slice(0, end === -1 ? LONGEST : end)} …`;
}
