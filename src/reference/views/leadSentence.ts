import type { Block, Inline } from "../model/blocks.ts";

/** Where a sentence ends: before a space and a capital, so that "e.g. this" goes on. */
const SENTENCE_END = /[.!?](?=\s+[^a-z\s])/;

type Lead = { lead: Inline[]; rest: Block[] };

/** The first sentence of a description, and what is left of it. A description without a paragraph has none. */
export function leadSentence(blocks: readonly Block[]): Lead {
  const { lead, rest } = divided(blocks);
  // A summary may hold no link, so the link is inside, with the whole description.
  return lead.some(({ kind }) => kind === "link")
    ? {
        lead: lead.flatMap((inline) => (inline.kind === "link" ? inline.children : inline)),
        rest: [...blocks],
      }
    : { lead, rest };
}

function divided(blocks: readonly Block[]): Lead {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return { lead: [], rest: [...blocks] };
  for (const [index, inline] of first.children.entries()) {
    if (inline.kind !== "text") continue;
    const isLast = index === first.children.length - 1;
    const end = inline.text.search(isLast ? SENTENCE_END : /[.!?](?=\s+[^a-z\s]|\s*$)/);
    if (end < 0) continue;
    const text = (part: string): Inline[] => (part === "" ? [] : [{ kind: "text", text: part }]);
    const before = [...first.children.slice(0, index), ...text(inline.text.slice(0, end + 1))];
    const after = [
      ...text(inline.text.slice(end + 1).trimStart()),
      ...first.children.slice(index + 1),
    ];
    return {
      lead: before,
      rest: [{ kind: "paragraph", children: after }, ...rest],
    };
  }
  return { lead: first.children, rest };
}
