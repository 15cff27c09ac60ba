import { markWords } from "./markWords.ts";

type Props = { text: string; words: readonly string[] };

export function Marked({ text, words }: Props) {
  return markWords(text, words).map(({ text: part, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
